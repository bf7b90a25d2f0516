"""The dispute desk: where support staff work on disputes and disliked answers."""
