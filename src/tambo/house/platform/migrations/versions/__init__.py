"""The migrations, oldest number first."""
