"""What can be known of the valley from what lies open: certainty, possibilities and chances."""
