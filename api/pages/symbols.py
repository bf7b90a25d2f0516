"""The shapes on train cards, one for each colour, so that nobody needs to tell colours apart; those of the widget."""

SYMBOLS = {
    "red": "M12 3 21 12 12 21 3 12Z",
    "blue": "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z",
    "green": "M12 3 21 20H3Z",
    "yellow": "M5 5h14v14H5Z",
    "black": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
    "white": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z",
    "orange": "M3 5h18v5H3ZM3 14h18v5H3Z",
    "pink": "M12 2 14.8 9.2 22 12 14.8 14.8 12 22 9.2 14.8 2 12 9.2 9.2Z",
    "locomotive": (
        "M3 15V9h2V5h4v4h4V4h8v11ZM7 16a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5Z"
        "M16.5 16a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5Z"
    ),
}
