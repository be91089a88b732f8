"""Tahuantinsuyu: four apus extend the empire of the Incas from Cuzco until Pizarro arrives."""
