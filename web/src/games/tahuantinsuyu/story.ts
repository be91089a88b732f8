/** How events look: the picture after each, and what lights up meanwhile. */
import { toldBy, type Sound, type Story, type Tellers, type Telling } from '../../board-kit/story';
import type { SeenEvent } from '../../generated/wire';
import { ownerOf, pictureOf, type Phase, type Picture, type Suyu } from './picture';

const QUICK_MS = 240;
const SLOW_MS = 380;

type Data = Record<string, unknown>;
/** A token that flies to its conqueror, or labour to whom it supports; the rest lights up in place. */
export interface Piece {
  readonly kind: 'token' | 'labour';
  readonly suyu: Suyu;
  readonly count: number;
}
type Told = Telling<Picture, Piece>;

export const story: Story<Picture, Piece> = {
  begin: pictureOf,

  ownerOf(view, seat) {
    return ownerOf((view['suyus'] as Suyu[])[seat]);
  },

  tell: (picture, event) => toldBy(TELLERS, picture, event),
};

function lit(picture: Picture, glow: string, ms: number, sound?: Sound): Told {
  const scene = { picture: { ...picture, glow }, flights: [], ms };
  const after = { ...picture, glow: null };
  return sound ? { scenes: [scene], after, sound } : { scenes: [scene], after };
}

function silent(after: Picture): Told {
  return { scenes: [], after };
}

function raised(counts: readonly number[], seat: number, by: number): number[] {
  return counts.map((count, at) => (at === seat ? count + by : count));
}

function scored(picture: Picture, data: Data): Picture {
  const seat = data['seat'] as number;
  const cost = (data['cost'] as number | undefined) ?? 0;
  const points = (data['points'] as number | undefined) ?? 0;
  return {
    ...picture,
    scores: raised(picture.scores, seat, points),
    labour: raised(picture.labour, seat, -cost),
  };
}

function road(picture: Picture, data: Data): Told {
  const name = data['road'] as string;
  const roads = { ...picture.roads, [name]: data['seat'] as number };
  return lit({ ...scored(picture, data), roads }, `slot:${name}`, QUICK_MS, 'step');
}

const TELLERS: Tellers<Picture, Piece> = {
  'column-began'(picture, data) {
    return silent({ ...picture, column: data['column'] as number, phase: 'inca' as Phase });
  },

  received(picture, data) {
    const labour = raised(picture.labour, data['seat'] as number, data['count'] as number);
    return silent({ ...picture, labour });
  },

  /** From the plaque of one to that of the other. */
  supported(picture, data) {
    const giver = data['seat'] as number;
    const taker = picture.suyus.indexOf(data['to'] as Suyu);
    const count = data['count'] as number;
    const labour = raised(raised(picture.labour, giver, -count), taker, count);
    const piece: Piece = { kind: 'labour', suyu: data['suyu'] as Suyu, count };
    const flight = { piece, from: `labour:${giver}`, to: `labour:${taker}` };
    const scene = { picture, flights: [flight], ms: SLOW_MS };
    return { scenes: [scene], after: { ...picture, labour }, sound: 'gain' };
  },

  'labour-changed'(picture, data) {
    const labour = raised(picture.labour, data['seat'] as number, data['count'] as number);
    return silent({ ...picture, labour });
  },

  laid(picture, data) {
    const gaps = picture.gaps.map((gap) =>
      gap.gap === data['gap'] ? { ...gap, down: data['seat'] as number } : gap,
    );
    return lit({ ...picture, gaps }, `gap:${data['gap'] as string}`, QUICK_MS, 'place');
  },

  'laid-card'(picture, data) {
    const mine = { number: data['number'] as number, card: data['card'] as string };
    const gaps = picture.gaps.map((gap) => (gap.gap === data['gap'] ? { ...gap, mine } : gap));
    return silent({ ...picture, gaps, hand: picture.hand.filter(({ number }) => number !== mine.number) });
  },

  revealed(picture, data) {
    const card = { number: data['number'] as number, card: data['card'] as string };
    const gaps = picture.gaps.map((gap) =>
      gap.gap === data['gap'] ? { ...gap, up: [...gap.up, card], down: null, mine: null } : gap,
    );
    return lit({ ...picture, gaps }, `gap:${data['gap'] as string}`, SLOW_MS, 'magic');
  },

  'road-built': road,
  'extra-built': road,

  turned(picture, data) {
    const name = data['region'] as string;
    const token = ['resistance', 'production', 'points'].map((figure) => data[figure] as number);
    return lit({ ...picture, tokens: { ...picture.tokens, [name]: token } }, `region:${name}`, QUICK_MS);
  },

  'city-built'(picture, data) {
    const site = data['site'] as string;
    const after = { ...scored(picture, data), cities: [...picture.cities, site] };
    return lit(after, `site:${site}`, SLOW_MS, 'gain');
  },

  'temple-built'(picture, data) {
    const site = data['site'] as string;
    const after = { ...scored(picture, data), temples: [...picture.temples, site] };
    return lit(after, `site:${site}`, SLOW_MS, 'gain');
  },

  'garrison-built'(picture, data) {
    const site = data['site'] as string;
    const after = { ...scored(picture, data), garrisons: [...picture.garrisons, site] };
    return lit(after, `site:${site}`, SLOW_MS, 'gain');
  },

  'terrace-built'(picture, data) {
    const region = data['region'] as string;
    const after = { ...scored(picture, data), terraces: [...picture.terraces, region] };
    return lit(after, `region:${region}`, SLOW_MS, 'gain');
  },

  conquered(picture, data) {
    const region = data['region'] as string;
    const seat = data['seat'] as number;
    const after = { ...scored(picture, data), owners: { ...picture.owners, [region]: seat } };
    const piece: Piece = { kind: 'token', suyu: data['suyu'] as Suyu, count: data['points'] as number };
    const flight = { piece, from: `token:${region}`, to: `seat:${seat}` };
    const scene = { picture: { ...picture, glow: `region:${region}` }, flights: [flight], ms: SLOW_MS };
    return { scenes: [scene], after, sound: 'gain' };
  },

  honoured(picture, data) {
    return silent(scored(picture, { seat: data['seat'], points: data['points'] }));
  },

  'pilgrims-came'(picture, data) {
    return silent(scored(picture, { seat: data['seat'], points: data['points'] }));
  },

  'sun-set'(picture) {
    return silent({ ...picture, gaps: picture.gaps.map((gap) => ({ ...gap, up: [] })) });
  },

  spared(picture, data) {
    return { ...silent(marked(picture, data['number'] as number, 'blank')), sound: 'magic' };
  },

  invaded(picture, data) {
    return { ...silent(marked(picture, data['number'] as number, 'black')), sound: 'loss' };
  },

  ended(picture) {
    return { ...silent(picture), sound: 'end' };
  },
};

function marked(picture: Picture, number: number, as: string): Picture {
  return { ...picture, markers: picture.markers.map((marker, at) => (at === number - 1 ? as : marker)) };
}

/** The elements of the last turn of somebody, to be marked on the map. */
export function lastDeeds(past: readonly SeenEvent[]): ReadonlySet<string> {
  const found = new Set<string>();
  let seat: unknown;
  for (const event of past.toReversed().slice(0, 80)) {
    const element = elementOf(event);
    if (!element) continue;
    seat ??= event.data['seat'];
    if (event.data['seat'] !== seat) break;
    found.add(element);
  }
  return found;
}

function elementOf({ kind, data }: SeenEvent): string | undefined {
  if (kind === 'road-built' || kind === 'extra-built') return `slot:${data['road'] as string}`;
  if (kind === 'conquered' || kind === 'terrace-built') return `region:${data['region'] as string}`;
  if (/^(city|temple|garrison)-built$/.test(kind)) return `site:${data['site'] as string}`;
  return undefined;
}
