/** Titicaca's places and its story. */
import { describe, expect, it } from 'vitest';

import { toldBy } from '../../src/board-kit/game-screen';
import { around, boxOf } from '../../src/board-kit/shapes';
import { animations } from '../../src/games/titicaca/animations';
import {
  border,
  boxOfCountry,
  edge,
  hexAt,
  middle,
  patch,
  SIZE,
} from '../../src/games/titicaca/places';
import { begin, type Hex, type State } from '../../src/games/titicaca/state';
import { toldOf, type Pointing } from '../../src/games/titicaca/told';
import { lastMove, world } from '../../src/games/titicaca/world';
import type { TiticacaEvents, TiticacaView } from '../../src/generated/games/titicaca';
import { happened as told, line } from '../menus';

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
  elements: string[] = [],
) {
  return { ...told(1), kind, data: data as TiticacaEvents[Kind], elements };
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
    const box = boxOfCountry([LAND, WEST, LAKE]);
    for (const { x, y } of [LAND, WEST, LAKE].flatMap((hex) => hexAt(hex))) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });

  it('outlines every land of a region and nothing that is not there', () => {
    const at = new Map([LAND, WEST].map((hex) => [hex.name, hex]));
    expect(patch(['a2', 'b2', 'z9'], at).match(/M/g)).toHaveLength(2);
  });

  it('draws one border around touching hexes', () => {
    const [around = [], ...holes] = border([LAND, WEST, { q: 0, r: 2 }]);
    expect(around).toHaveLength(12);
    expect(holes).toEqual([]);
    for (const [at, { x, y }] of around.entries()) {
      const next = around[(at + 1) % 12];
      expect(next && Math.hypot(next.x - x, next.y - y)).toBeCloseTo(SIZE);
    }
  });

  it('leaves out what a ring of hexes lies around, and moves within both borders', () => {
    const ring = [
      { q: 1, r: 0 },
      { q: 2, r: 0 },
      { q: 2, r: 1 },
      { q: 1, r: 2 },
      { q: 0, r: 2 },
      { q: 0, r: 1 },
    ];
    const [outer = [], hole = [], ...others] = border(ring);
    const [within = [], wider = []] = border(ring, 5);

    expect([outer.length, hole.length, others.length]).toEqual([18, 6, 0]);
    expect([area(outer) > 0, area(hole) < 0]).toEqual([true, true]);
    expect(around(outer).width - around(within).width).toBeCloseTo(10);
    expect(around(wider).width - around(hole).width).toBeCloseTo(10);
  });
});

/** Above zero for corners that run clockwise. */
function area(points: readonly { x: number; y: number }[]): number {
  return points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length];
    return next ? sum + x * next.y - next.x * y : sum;
  }, 0);
}

describe('story', () => {
  it('opens all bids at once', () => {
    const told = toldBy(
      animations,
      begin(view()),
      happened('revealed', { bids: [3, 1], order: [0, 1] }),
    );
    expect(told.after.bids).toEqual([3, 1]);
    expect(told.scenes).toHaveLength(1);
  });

  it('pays when the turn begins', () => {
    const told = toldBy(animations, begin(view()), happened('turn-began', { seat: 0, amount: 3 }));
    expect(told.after.stock).toEqual([17, 19]);
  });

  it('lets a village fly to its land', () => {
    const told = toldBy(animations, begin(view()), happened('settled', { seat: 0, at: 'b2' }));
    expect(told.scenes[0]?.flights[0]).toMatchObject({ from: 'hand:yellow', to: 'land:b2' });
    expect(told.scenes[0]?.picture.villages['b2']).toBeUndefined();
    expect(told.after.villages['b2']).toBe('yellow');
  });

  it('takes the ropes out of a region that grew', () => {
    const told = toldBy(
      animations,
      begin(view()),
      happened('joined', { lands: ['a2', 'b2'], at: 'b2', region: 'a2' }),
    );
    expect(told.after.sticks).toEqual([]);
  });

  it('shows a turned temple and counts points where they are scored', () => {
    const start = {
      ...begin(view()),
      temples: [{ at: 'a2', colour: 'red' as const, value: null }],
    };
    const turned = toldBy(animations, start, happened('temple-turned', { at: 'a2', value: 2 }));
    expect(turned.after.temples[0]?.value).toBe(2);
    const scored = toldBy(
      animations,
      start,
      happened('scored', { seat: 1, points: 4, lands: ['a2'] }),
    );
    expect(scored.after.score).toEqual([0, 4]);
    expect(scored.scenes[0]?.picture.glow).toEqual(['a2']);
    expect(scored.after.glow).toEqual([]);
  });

  it('tells nothing of what it does not show or does not know', () => {
    const start = begin(view());
    expect(toldBy(animations, start, happened('skipped')).after).toBe(start);
    expect(
      toldBy(animations, start, {
        ...told(1),
        kind: 'something-new' as 'skipped',
        data: { round: 1, reason: 'no-land' },
      }).after,
    ).toBe(start);
  });
});

describe('the world', () => {
  const ids = (state: State) => world.elements(state).map(({ id }) => id);
  const state = begin(view());

  it('has every hex, and every region above its lands and instead of them', () => {
    const region = world.elements(state).at(-1);

    expect(ids(state)).toEqual(['land:a2', 'land:b1', 'land:b2', 'region:a2']);
    expect(region).toMatchObject({ isOnlyAsked: true, covers: ['land:a2'] });
  });

  it('says what lies on a hex', () => {
    const temples = [{ at: 'a2', colour: 'red' as const, value: 2 }];
    const labels = world.elements({ ...state, temples }).map(({ label }) => label);

    expect(labels.slice(0, 3)).toEqual([
      'titicaca-spot-land, titicaca-spot-village, titicaca-spot-temple',
      'titicaca-spot-lake',
      'titicaca-spot-land, titicaca-spot-open',
    ]);
  });

  it('marks a hex and a region within the ropes around them', () => {
    for (const { id, shape, mark = shape } of world.elements(state)) {
      expect(boxOf(shape).width - boxOf(mark).width, id).toBeGreaterThan(11);
      expect(boxOf(shape).width - boxOf(mark).width, id).toBeLessThan(17);
    }
  });

  it('keeps the last village or temple in mind', () => {
    const past = [
      happened('settled', {}, ['land:b2']),
      happened('temple-built', {}, ['land:a2']),
      happened('joined', {}, ['land:b2', 'land:a2', 'land:b2']),
    ];

    expect(lastMove(past)).toEqual(['land:a2']);
    expect(lastMove(past.slice(0, 1))).toEqual(['land:b2']);
    expect(lastMove([])).toEqual([]);
  });
});

describe('what is told of a region', () => {
  const forecast = { lands: ['a2', 'b2'], lakes: [5], points: [1, 2], why: [] };
  const state = begin({ ...view(), previews: { 'join a2': forecast } });
  const [region] = state.regions;
  const join = line('join a2', ['region:a2']);
  const other = line('unite a2+c2', ['region:a2', 'region:c2']);

  function pointing(over: string | null, more: Partial<Pointing> = {}): Pointing {
    return { over, targets: new Map(), locked: false, isPicked: () => false, ...more };
  }

  it('is what lies there, by land and by region', () => {
    expect(toldOf(state, pointing('land:a2'))?.forecast).toBe(region);
    expect(toldOf(state, pointing('region:a2'))?.forecast).toBe(region);
    for (const over of ['land:b2', 'bid:3', null]) expect(toldOf(state, pointing(over))).toBeNull();
  });

  it('is what the only choice there would make, if one may choose', () => {
    const targets = new Map([['region:a2', [join]]]);
    expect(toldOf(state, pointing('region:a2', { targets }))?.forecast).toBe(forecast);
    expect(toldOf(state, pointing('region:a2', { targets, locked: true }))?.forecast).toBe(region);
    const both = new Map([['region:a2', [join, other]]]);
    expect(toldOf(state, pointing('region:a2', { targets: both }))?.forecast).toBe(region);
  });

  it('is what the choice left would make, where its first part is pointed at', () => {
    const targets = new Map([['region:c2', [join]]]);
    const isPicked = (element: string) => element === 'region:a2';
    expect(toldOf(state, pointing('region:a2', { targets, isPicked }))?.forecast).toBe(forecast);
  });
});
