/** Titicaca's places and its story. */
import { describe, expect, it } from 'vitest';

import {
  edge,
  frameOf,
  middle,
  patch,
  pictureOf,
  SIZE,
  type Hex,
} from '../../src/games/titicaca/picture';
import { story } from '../../src/games/titicaca/animations';
import type { TiticacaEvents, TiticacaView } from '../../src/generated/games/titicaca';
import { happened as told } from '../menus';

const LAND: Hex = { name: 'b2', q: 1, r: 1, kind: 'forest' };
const WEST: Hex = { name: 'a2', q: 0, r: 1, kind: 'pampa' };
const LAKE: Hex = { name: 'b1', q: 1, r: 0, lake: 5 };

function view(): TiticacaView {
  return {
    game: 'titicaca',
    players: 2,
    to_act: [],
    colours: ['yellow', 'red'],
    country: [WEST, LAKE, LAND],
    round: 5,
    is_extra: false,
    open_lands: ['b2'],
    villages: { a2: 'red' },
    sticks: ['a2|b2'],
    regions: [{ name: 'a2', lands: ['a2'], lakes: [5], points: [0, 2], why: [] }],
    temples: [],
    hands: [
      [1, 2],
      [1, 2],
    ],
    stock: [20, 19],
    score: [0, 0],
    arrow: 1,
    bids: null,
    bid: null,
    order: [],
    turn: 0,
    decision: 'bid',
    fresh: null,
    previews: {},
    sheet: [],
    seat: 0,
  };
}

/** An event of Titicaca; what a test says nothing of is not looked at. */
function happened<Kind extends keyof TiticacaEvents>(
  kind: Kind,
  data: Partial<TiticacaEvents[Kind]> = {},
) {
  return { ...told(1), kind, data: data as TiticacaEvents[Kind] };
}

describe('places', () => {
  it('puts touching hexes one width apart', () => {
    const [a, b, c] = [LAND, WEST, LAKE].map(middle);
    expect(a && b && Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(SIZE * Math.sqrt(3));
    expect(a && c && Math.hypot(a.x - c.x, a.y - c.y)).toBeCloseTo(SIZE * Math.sqrt(3));
  });

  it('lays a rope on the edge between two hexes', () => {
    const [from, to] = edge(WEST, LAND);
    const [one, other] = [middle(WEST), middle(LAND)];
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(SIZE);
    expect((from.x + to.x) / 2).toBeCloseTo((one.x + other.x) / 2);
    for (const end of [from, to]) {
      expect(Math.hypot(end.x - one.x, end.y - one.y)).toBeCloseTo(SIZE);
      expect(Math.hypot(end.x - other.x, end.y - other.y)).toBeCloseTo(SIZE);
    }
  });

  it('frames the whole country', () => {
    const [left, top, width, height] = frameOf([LAND, WEST, LAKE]);
    for (const { x, y } of [LAND, WEST, LAKE].map(middle)) {
      expect(x - SIZE).toBeGreaterThan(left - SIZE);
      expect(x).toBeLessThan(left + width);
      expect(y - SIZE).toBeGreaterThan(top);
      expect(y + SIZE).toBeLessThan(top + height);
    }
  });

  it('outlines every land of a region and nothing that is not there', () => {
    const at = new Map([LAND, WEST].map((hex) => [hex.name, hex]));
    expect(patch(['a2', 'b2', 'z9'], at).match(/M/g)).toHaveLength(2);
  });
});

describe('story', () => {
  it('opens all bids at once', () => {
    const told = story.tell(
      pictureOf(view()),
      happened('revealed', { bids: [3, 1], order: [0, 1] }),
    );
    expect(told.after.bids).toEqual([3, 1]);
    expect(told.scenes).toHaveLength(1);
  });

  it('pays when the turn begins', () => {
    const told = story.tell(pictureOf(view()), happened('turn-began', { seat: 0, amount: 3 }));
    expect(told.after.stock).toEqual([17, 19]);
  });

  it('lets a village fly to its land', () => {
    const told = story.tell(pictureOf(view()), happened('settled', { seat: 0, at: 'b2' }));
    expect(told.scenes[0]?.flights[0]).toMatchObject({ from: 'hand:yellow', to: 'land:b2' });
    expect(told.scenes[0]?.picture.villages['b2']).toBeUndefined();
    expect(told.after.villages['b2']).toBe('yellow');
  });

  it('takes the ropes out of a region that grew', () => {
    const told = story.tell(
      pictureOf(view()),
      happened('joined', { lands: ['a2', 'b2'], at: 'b2', region: 'a2' }),
    );
    expect(told.after.sticks).toEqual([]);
  });

  it('shows a turned temple and counts points where they are scored', () => {
    const start = {
      ...pictureOf(view()),
      temples: [{ at: 'a2', colour: 'red' as const, value: null }],
    };
    const turned = story.tell(start, happened('temple-turned', { at: 'a2', value: 2 }));
    expect(turned.after.temples[0]?.value).toBe(2);
    const scored = story.tell(start, happened('scored', { seat: 1, points: 4, lands: ['a2'] }));
    expect(scored.after.score).toEqual([0, 4]);
    expect(scored.scenes[0]?.picture.glow).toEqual(['a2']);
    expect(scored.after.glow).toEqual([]);
  });

  it('tells nothing of what it does not show or does not know', () => {
    const start = pictureOf(view());
    expect(story.tell(start, happened('skipped')).after).toBe(start);
    expect(
      story.tell(start, {
        ...told(1),
        kind: 'something-new' as 'skipped',
        data: { round: 1, reason: 'no-land' },
      }).after,
    ).toBe(start);
  });
});
