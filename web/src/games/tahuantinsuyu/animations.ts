/** How events look: the picture after each, and what lights up meanwhile. */
import {
  toldBy,
  type Seen,
  type Sound,
  type Story,
  type Animations,
  type Telling,
} from '../../board-kit/game-screen';
import type {
  ExtraBuilt,
  Marker,
  RoadBuilt,
  TahuantinsuyuEvents,
  TahuantinsuyuView,
} from '../../generated/games/tahuantinsuyu';
import { pictureOf, type Picture, type Piece } from './picture';

const QUICK_MS = 240;
const SLOW_MS = 380;

type Told = Telling<Picture, Piece>;

export const story: Story<Picture, Piece, TahuantinsuyuView, TahuantinsuyuEvents> = {
  begin: pictureOf,

  tell: (picture, event) => toldBy(animations, picture, event),
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

/** What was done is paid for, and counted. */
function scored(
  picture: Picture,
  { seat, cost = 0, points = 0 }: { seat: number; cost?: number; points?: number },
): Picture {
  return {
    ...picture,
    scores: raised(picture.scores, seat, points),
    labour: raised(picture.labour, seat, -cost),
  };
}

function built(picture: Picture, data: RoadBuilt | ExtraBuilt): Told {
  const { seat, road } = data;
  const roads = { ...picture.roads, [road]: seat };
  return lit({ ...scored(picture, data), roads }, `slot:${road}`, QUICK_MS, 'step');
}

export const animations: Animations<Picture, Piece, TahuantinsuyuEvents> = {
  'column-began'(picture, { column }) {
    return silent({ ...picture, column, phase: 'inca' });
  },

  received(picture, { seat, count }) {
    return silent({ ...picture, labour: raised(picture.labour, seat, count) });
  },

  /** From the plaque of one to that of the other. */
  supported(picture, { seat, suyu, to, count }) {
    const taker = picture.suyus.indexOf(to);
    const labour = raised(raised(picture.labour, seat, -count), taker, count);
    const piece: Piece = { kind: 'labour', suyu, count };
    const flight = { piece, from: `labour:${seat}`, to: `labour:${taker}` };
    const scene = { picture, flights: [flight], ms: SLOW_MS };
    return { scenes: [scene], after: { ...picture, labour }, sound: 'gain' };
  },

  'labour-changed'(picture, { seat, count }) {
    return silent({ ...picture, labour: raised(picture.labour, seat, count) });
  },

  laid(picture, { seat, gap: at }) {
    const gaps = picture.gaps.map((gap) => (gap.gap === at ? { ...gap, down: seat } : gap));
    return lit({ ...picture, gaps }, `gap:${at}`, QUICK_MS, 'place');
  },

  'laid-card'(picture, { gap: at, number, card }) {
    const mine = { number, card };
    const gaps = picture.gaps.map((gap) => (gap.gap === at ? { ...gap, mine } : gap));
    return silent({
      ...picture,
      gaps,
      hand: picture.hand.filter((held) => held.number !== number),
    });
  },

  revealed(picture, { gap: at, number, card }) {
    const gaps = picture.gaps.map((gap) =>
      gap.gap === at ? { ...gap, up: [...gap.up, { number, card }], down: null, mine: null } : gap,
    );
    return lit({ ...picture, gaps }, `gap:${at}`, SLOW_MS, 'magic');
  },

  'road-built': built,
  'extra-built': built,

  turned(picture, { region, resistance, production, points }) {
    const tokens = { ...picture.tokens, [region]: [resistance, production, points] };
    return lit({ ...picture, tokens }, `region:${region}`, QUICK_MS);
  },

  'city-built'(picture, data) {
    const after = { ...scored(picture, data), cities: [...picture.cities, data.site] };
    return lit(after, `site:${data.site}`, SLOW_MS, 'gain');
  },

  'temple-built'(picture, data) {
    const after = { ...scored(picture, data), temples: [...picture.temples, data.site] };
    return lit(after, `site:${data.site}`, SLOW_MS, 'gain');
  },

  'garrison-built'(picture, data) {
    const after = { ...scored(picture, data), garrisons: [...picture.garrisons, data.site] };
    return lit(after, `site:${data.site}`, SLOW_MS, 'gain');
  },

  'terrace-built'(picture, data) {
    const after = { ...scored(picture, data), terraces: [...picture.terraces, data.region] };
    return lit(after, `region:${data.region}`, SLOW_MS, 'gain');
  },

  conquered(picture, data) {
    const { seat, suyu, region, points } = data;
    const after = { ...scored(picture, data), owners: { ...picture.owners, [region]: seat } };
    const piece: Piece = { kind: 'token', suyu, count: points };
    const flight = { piece, from: `token:${region}`, to: `seat:${seat}` };
    const scene = {
      picture: { ...picture, glow: `region:${region}` },
      flights: [flight],
      ms: SLOW_MS,
    };
    return { scenes: [scene], after, sound: 'gain' };
  },

  honoured(picture, { seat, points }) {
    return silent(scored(picture, { seat, points }));
  },

  'pilgrims-came'(picture, { seat, points }) {
    return silent(scored(picture, { seat, points }));
  },

  'sun-set'(picture) {
    return silent({ ...picture, gaps: picture.gaps.map((gap) => ({ ...gap, up: [] })) });
  },

  spared(picture, { number }) {
    return { ...silent(marked(picture, number, 'blank')), sound: 'magic' };
  },

  invaded(picture, { number }) {
    return { ...silent(marked(picture, number, 'black')), sound: 'loss' };
  },

  ended(picture) {
    return { ...silent(picture), sound: 'end' };
  },

  ordered: 'silent',
  drew: 'silent',
  reshuffled: 'silent',
  'roads-ended': 'silent',
  passed: 'silent',
};

function marked(picture: Picture, number: number, as: Marker): Picture {
  return {
    ...picture,
    markers: picture.markers.map((marker, at) => (at === number - 1 ? as : marker)),
  };
}

/** The elements of the last turn of a player, to be marked on the map. */
export function lastDeeds(past: readonly Seen<TahuantinsuyuEvents>[]): ReadonlySet<string> {
  const found = new Set<string>();
  let last: number | undefined;
  for (const event of past.toReversed().slice(0, 80)) {
    const action = actionOf(event);
    if (!action) continue;
    last ??= action.seat;
    if (action.seat !== last) break;
    found.add(action.element);
  }
  return found;
}

function actionOf({
  kind,
  data,
}: Seen<TahuantinsuyuEvents>): { seat: number; element: string } | undefined {
  switch (kind) {
    case 'road-built':
    case 'extra-built':
      return { seat: data.seat, element: `slot:${data.road}` };
    case 'conquered':
    case 'terrace-built':
      return { seat: data.seat, element: `region:${data.region}` };
    case 'city-built':
    case 'temple-built':
    case 'garrison-built':
      return { seat: data.seat, element: `site:${data.site}` };
    default:
      return undefined;
  }
}
