"""Harvest: a small game made to show how a game is added to the house.

Each of five rounds everybody lays one card face down; the highest card that nobody else laid
reaps. It has a bit of everything: hidden hands, sealed choices, a deck that is reshuffled, a
decision of one seat among many, teams, and one to six seats.
"""
