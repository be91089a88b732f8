/* Generated from src/tambo/core/owners.py by scripts/owner_types.py: do not edit. */

export const PAINTS = {
  yellow: { letter: 'Y', colour: '#F2C43D', ink: '#3B2A05' },
  red: { letter: 'R', colour: '#E6465D', ink: '#2B0008' },
  orange: { letter: 'O', colour: '#E57C34', ink: '#2B1200' },
  purple: { letter: 'P', colour: '#55287A', ink: '#FBF2FF' },
  pink: { letter: 'K', colour: '#ED9AB6', ink: '#4A1026' },
  blue: { letter: 'B', colour: '#22568C', ink: '#F4FAFF' },
  green: { letter: 'G', colour: '#31813A', ink: '#F5FFF2' },
  violet: { letter: 'V', colour: '#3C2F8F', ink: '#F6F3FF' },
  beige: { letter: 'E', colour: '#C9AE83', ink: '#35260D' },
  white: { letter: 'W', colour: '#F4EFE4', ink: '#38332A' },
} as const;
