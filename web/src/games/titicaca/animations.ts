/** How Titicaca's events look: what flies where, what glows, and the picture meanwhile. */
import {
  toldBy,
  type Scene,
  type Sound,
  type Story,
  type Animations,
  type Telling,
} from '../../board-kit/game-screen';
import type { Joined, TiticacaEvents, TiticacaView, United } from '../../generated/games/titicaca';
import { pictureOf, type Colour, type Picture, type Piece } from './picture';

const FLY_MS = 380;
const REVEAL_MS = 900;
const COUNT_MS = 320;

type Told = Telling<Picture, Piece>;
type Shot = Scene<Picture, Piece>;

export const story: Story<Picture, Piece, TiticacaView, TiticacaEvents> = {
  begin: pictureOf,

  tell: (picture, event) => toldBy(animations, picture, event),
};

export const animations: Animations<Picture, Piece, TiticacaEvents> = {
  'round-began'(picture, { round }) {
    return shown([], { ...picture, round, bids: null, bid: null, order: [], glow: [] });
  },

  bid(picture, { amount }) {
    return shown([], { ...picture, bid: amount }, 'place');
  },

  revealed(picture, { bids, order }) {
    const open = { ...picture, bids, order, turn: 0 };
    return shown([{ picture: open, flights: [], ms: REVEAL_MS }], open, 'magic');
  },

  'turn-began'(picture, { seat, amount }) {
    return shown([], { ...picture, stock: changed(picture.stock, seat, -amount) });
  },

  settled(picture, { seat, at }) {
    const colour = colourOf(picture, seat);
    const piece: Piece = { kind: 'village', colour };
    const flight = { piece, from: `hand:${colour}`, to: `land:${at}` };
    const after = { ...picture, villages: { ...picture.villages, [at]: colour }, fresh: at };
    return shown([{ picture, flights: [flight], ms: FLY_MS }], after, 'place');
  },

  joined: grown,
  united: grown,

  'temple-built'(picture, { seat, at }) {
    const colour = colourOf(picture, seat);
    const piece: Piece = { kind: 'temple', colour };
    const flight = { piece, from: `hand:${colour}`, to: `land:${at}` };
    const after = { ...picture, temples: [...picture.temples, { at, colour, value: null }] };
    return shown([{ picture, flights: [flight], ms: FLY_MS }], after, 'place');
  },

  'temple-turned'(picture, { at, value }) {
    const temples = picture.temples.map((one) => (one.at === at ? { ...one, value } : one));
    const turned = { ...picture, temples };
    return shown([{ picture: turned, flights: [], ms: COUNT_MS }], turned, 'magic');
  },

  'temples-returned'(picture, { at }) {
    return shown([], {
      ...picture,
      temples: picture.temples.filter((one) => !at.includes(one.at)),
    });
  },

  scored(picture, { seat, points, lands }) {
    const lit = { ...picture, score: changed(picture.score, seat, points), glow: lands };
    return shown([{ picture: lit, flights: [], ms: COUNT_MS }], { ...lit, glow: [] }, 'gain');
  },

  counted(picture, { seat, points }) {
    return shown([], { ...picture, score: changed(picture.score, seat, points) });
  },

  armed(picture, { seat, arms }) {
    return shown([], { ...picture, stock: changed(picture.stock, seat, arms) }, 'gain');
  },

  'arrow-passed'(picture, { seat }) {
    return shown([], { ...picture, arrow: seat });
  },

  ended(picture) {
    return shown([], picture, 'end');
  },

  skipped: 'silent',
  withdrew: 'silent',
  declined: 'silent',
  'temple-chosen': 'silent',
  'lake-counted': 'silent',
};

function colourOf({ colours }: Pick<Picture, 'colours'>, seat: number): Colour {
  return colours[seat] ?? 'yellow';
}

/** Regions that became one: the ropes between them go, and the whole glows once. */
function grown(picture: Picture, { lands }: Joined | United): Told {
  const sticks = picture.sticks.filter(
    (stick) => !stick.split('|').every((name) => lands.includes(name)),
  );
  const regions = picture.regions.filter((region) => !lands.includes(region.name));
  const after = { ...picture, sticks, regions };
  return shown([{ picture: { ...after, glow: lands }, flights: [], ms: COUNT_MS }], after, 'step');
}

function shown(scenes: Shot[], after: Picture, sound?: Sound): Told {
  return sound ? { scenes, after, sound } : { scenes, after };
}

function changed(numbers: readonly number[], at: number, by: number): number[] {
  return numbers.map((number, place) => (place === at ? number + by : number));
}
