/** How Titicaca's events look: what flies where, what glows, and the picture meanwhile. */
import { toldBy, type Scene, type Sound, type Story, type Tellers, type Telling } from '../../board-kit/story';
import { pictureOf, type Colour, type Picture, type Piece, type Region } from './picture';

const FLY_MS = 380;
const REVEAL_MS = 900;
const COUNT_MS = 320;

type Data = Record<string, unknown>;
type Told = Telling<Picture, Piece>;
type Shot = Scene<Picture, Piece>;

export const story: Story<Picture, Piece> = {
  begin: pictureOf,

  ownerOf: (view, seat) => (view['colours'] as Colour[])[seat] ?? 'yellow',

  tell: (picture, event) => toldBy(TELLERS, picture, event),
};

const TELLERS: Tellers<Picture, Piece> = {
  'round-began'(picture, data) {
    const after = { ...picture, round: data['round'] as number, bids: null, bid: null, order: [], glow: [] };
    return shown([], after);
  },

  bid(picture, data) {
    return shown([], { ...picture, bid: data['amount'] as number }, 'place');
  },

  revealed(picture, data) {
    const open = { ...picture, bids: data['bids'] as number[], order: data['order'] as number[], turn: 0 };
    return shown([{ picture: open, flights: [], ms: REVEAL_MS }], open, 'magic');
  },

  'turn-began'(picture, data) {
    return shown([], { ...picture, stock: changed(picture.stock, data['seat'] as number, -(data['amount'] as number)) });
  },

  settled(picture, data) {
    const colour = data['colour'] as Colour;
    const at = data['at'] as string;
    const piece: Piece = { kind: 'village', colour };
    const flight = { piece, from: `hand:${colour}`, to: `land:${at}` };
    const after = { ...picture, villages: { ...picture.villages, [at]: colour }, fresh: at };
    return shown([{ picture, flights: [flight], ms: FLY_MS }], after, 'place');
  },

  joined: grown,
  united: grown,

  'temple-built'(picture, data) {
    const colour = data['colour'] as Colour;
    const at = data['at'] as string;
    const piece: Piece = { kind: 'temple', colour };
    const flight = { piece, from: `hand:${colour}`, to: `land:${at}` };
    const after = { ...picture, temples: [...picture.temples, { at, colour, value: null }] };
    return shown([{ picture, flights: [flight], ms: FLY_MS }], after, 'place');
  },

  'temple-turned'(picture, data) {
    const value = data['value'] as number;
    const temples = picture.temples.map((one) => (one.at === data['at'] ? { ...one, value } : one));
    const turned = { ...picture, temples };
    return shown([{ picture: turned, flights: [], ms: COUNT_MS }], turned, 'magic');
  },

  'temples-returned'(picture, data) {
    const at = data['at'] as string[];
    return shown([], { ...picture, temples: picture.temples.filter((one) => !at.includes(one.at)) });
  },

  scored(picture, data) {
    const score = changed(picture.score, data['seat'] as number, data['points'] as number);
    const lit = { ...picture, score, glow: data['lands'] as string[] };
    return shown([{ picture: lit, flights: [], ms: COUNT_MS }], { ...lit, glow: [] }, 'gain');
  },

  counted(picture, data) {
    return shown([], { ...picture, score: changed(picture.score, data['seat'] as number, data['points'] as number) });
  },

  armed(picture, data) {
    return shown([], { ...picture, stock: changed(picture.stock, data['seat'] as number, data['arms'] as number) }, 'gain');
  },

  'arrow-passed'(picture, data) {
    return shown([], { ...picture, arrow: data['seat'] as number });
  },

  ended(picture) {
    return shown([], picture, 'end');
  },
};

/** Regions that became one: the ropes between them go, and the whole glows once. */
function grown(picture: Picture, data: Data): Told {
  const lands = data['lands'] as string[];
  const sticks = picture.sticks.filter((stick) => !stick.split('|').every((name) => lands.includes(name)));
  const regions: Region[] = picture.regions.filter((region) => !lands.includes(region.name));
  const after = { ...picture, sticks, regions };
  return shown([{ picture: { ...after, glow: lands }, flights: [], ms: COUNT_MS }], after, 'step');
}

function shown(scenes: Shot[], after: Picture, sound?: Sound): Told {
  return sound ? { scenes, after, sound } : { scenes, after };
}

function changed(numbers: readonly number[], at: number, by: number): number[] {
  return numbers.map((number, place) => (place === at ? number + by : number));
}
