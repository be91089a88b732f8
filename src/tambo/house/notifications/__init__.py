"""Notices: telling people that it is their turn, by push, e-mail or webhook."""
