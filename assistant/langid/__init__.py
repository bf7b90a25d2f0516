"""What tells the languages apart: n-gram profiles, function words and weights, all as data."""
