/** The drawings on the sun cards, in a box of 40 by 40 around 0, and whether one is glad of them. */

export interface Emblem {
  readonly path: string;
  readonly isKind: boolean;
}

const HOUSE = 'M-13 13V-3L0 -14L13 -3V13Z';
const STEPS = 'M-14 13H14V6H9V-1H4V-8H-4V-1H-9V6H-14Z';

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  surveyors: { path: 'M-15 12L-3 -13H3L15 12H9L0 -6L-9 12ZM-6 5H6V8H-6Z', isKind: true },
  floods: {
    path: 'M-16 -8q4 -6 8 0t8 0t8 0t8 0v6q-4 6 -8 0t-8 0t-8 0t-8 0ZM-16 6q4 -6 8 0t8 0t8 0t8 0v6q-4 6 -8 0t-8 0t-8 0t-8 0Z',
    isKind: false,
  },
  renewal: { path: `${HOUSE}M-4 13V4H4V13Z`, isKind: true },
  masons: { path: `${STEPS}M-3 13V6H3V13Z`, isKind: true },
  eclipse: {
    path: 'M0 -14A14 14 0 1 0 0 14A14 14 0 1 0 0 -14ZM4 -10A10.500 10.500 0 1 1 4 10.500A10.500 10.500 0 1 1 4 -10Z',
    isKind: false,
  },
  resistance: {
    path: 'M-11 -13H11V1C11 9 5 13 0 15C-5 13 -11 9 -11 1ZM-2 -9V-2H-7V2H-2V9H2V2H7V-2H2V-9Z',
    isKind: false,
  },
  envoys: { path: 'M-14 4H2V-4L14 6L2 16V8H-14ZM-14 -12H4V-6H-14Z', isKind: true },
  quartermasters: { path: 'M-12 12V-4H-8V-10H-4V-4H4V-10H8V-4H12V12ZM-3 12V4H3V12Z', isKind: true },
  unrest: { path: 'M-3 15V-2L-12 -14L-2 -8L0 -15L2 -8L12 -14L3 -2V15Z', isKind: false },
  terracers: {
    path: 'M-15 12H15V7H-15ZM-11 5H11V0H-11ZM-7 -2H7V-7H-7ZM-3 -9H3V-14H-3Z',
    isKind: true,
  },
  nino: { path: 'M-10 -14H10L6 -6H12L-4 15L0 0H-8Z', isKind: false },
  epidemic: {
    path: 'M0 -14A11 11 0 0 1 11 -3C11 3 8 5 7 8V13H-7V8C-8 5 -11 3 -11 -3A11 11 0 0 1 0 -14ZM-7 -2A3 3 0 1 0 -1 -2A3 3 0 1 0 -7 -2ZM1 -2A3 3 0 1 0 7 -2A3 3 0 1 0 1 -2Z',
    isKind: false,
  },
  mita: {
    path: 'M-9 14V-2A4 4 0 0 1 -5 -6H5A4 4 0 0 1 9 -2V14H4V4H2V14H-2V4H-4V14ZM0 -16A4.500 4.500 0 1 1 0 -7A4.500 4.500 0 1 1 0 -16Z',
    isKind: true,
  },
  'great-pilgrimage': {
    path: `${STEPS}M0 -18L2 -12L8 -12L3 -8L5 -2L0 -6L-5 -2L-3 -8L-8 -12L-2 -12Z`,
    isKind: true,
  },
  'local-pilgrimage': {
    path: 'M-13 14L-5 -4L0 2L4 -6L13 14ZM0 -16L2 -11L7 -11L3 -8L4.500 -3L0 -6L-4.500 -3L-3 -8L-7 -11L-2 -11Z',
    isKind: true,
  },
};

export function emblemOf(kind: string): Emblem {
  return EMBLEMS[kind] ?? { path: 'M0 -14L14 0L0 14L-14 0Z', isKind: true };
}
