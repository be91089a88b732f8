"""Cortez: Aztec and Spanish generals fight and bargain for Tenochtitlan."""
