"""The pages for people: the player's page, shareable questions, calculators, and a shop that embeds the widget."""
