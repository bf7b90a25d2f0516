"""What the rulebooks say: documents with their provenance, and readers for Markdown, text, HTML and PDF."""
