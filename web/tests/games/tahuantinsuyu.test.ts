import { describe, expect, it } from 'vitest';

import {
  fit,
  pan,
  serves,
  shows,
  viewBox,
  whole,
  zoom,
} from '../../src/games/tahuantinsuyu/camera';
import { EMBLEMS } from '../../src/games/tahuantinsuyu/emblems';
import {
  codesOf,
  DASHES,
  empireOf,
  ends,
  distanceTo,
  gripOf,
  TOUCH,
  touchOf,
  HEIGHT,
  OURS,
  ownerOf,
  pictureOf,
  placeOf,
  placesOf,
  WIDTH,
  type Picture,
  type Point,
} from '../../src/games/tahuantinsuyu/picture';
import { lastDeeds, story } from '../../src/games/tahuantinsuyu/animations';
import type {
  Conquered,
  Supported,
  TahuantinsuyuEvents,
  TahuantinsuyuView,
  TypedMap,
} from '../../src/generated/games/tahuantinsuyu';
import { happened as told } from '../menus';

/** An event of Tahuantinsuyu; what a test says nothing of is not looked at. */
function happened<Kind extends keyof TahuantinsuyuEvents>(
  number: number,
  kind: Kind,
  data: Partial<TahuantinsuyuEvents[Kind]> = {},
) {
  return { ...told(number), kind, data: data as TahuantinsuyuEvents[Kind] };
}

function empire(more: Partial<TahuantinsuyuView> = {}): Picture {
  const gap = (name: string, one: number, other: number) => ({
    gap: name,
    between: [one, other],
    up: [],
    down: null,
    mine: null,
  });
  return pictureOf({
    game: 'tahuantinsuyu',
    seat: 0,
    players: 3,
    to_act: [],
    suyus: ['chinchasuyu', 'antisuyu', 'qollasuyu'],
    table: [['inca', 'colonisation', 'colonisation']],
    column_labour: [8],
    column: 1,
    empires: [['pre', 0]],
    phase: 'colonisation',
    step: '1C1',
    decision: 'act',
    order: [0, 1, 2],
    track: [0, 1, 2],
    scores: [0, 0, 0],
    labour: [8, 8, 8],
    income: [0, 0, 0],
    upkeep: [0, 0, 0],
    hands: [3, 3, 3],
    networks: [[], [], []],
    tokens: Object.fromEntries(Object.keys(OURS.regions).map((name) => [name, null])),
    owners: {},
    roads: {},
    cities: [],
    temples: [],
    garrisons: [],
    terraces: [],
    gaps: [gap('N', 0, 1), gap('E', 1, 2), gap('W', 2, 0)],
    hand: [],
    deck: 21,
    discards: [],
    markers: ['hidden', 'hidden', 'hidden', 'hidden'],
    roads_left: 2,
    has_built: false,
    prices: null,
    map: null,
    ...more,
  });
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe('a typed-in copy', () => {
  const places = placesOf(
    empire({
      map: {
        regions: {},
        sites: { A: ['A', 'huaca', 0, 0, 0], B: ['B', 'city', 0, 100, 0] },
        roads: { 'A-B': [], 'A-B/2': [] },
      },
    }),
  );

  it('draws a second slot between two sites beside the first', () => {
    expect(codesOf('A-B/2')).toEqual(['A', 'B']);
    const [[a, b], [c, d]] = [ends(places, 'A-B'), ends(places, 'A-B/2')];
    expect([a.y, b.y, c.x, d.x]).toEqual([0, 0, 0, 100]);
    expect(distance(a, c)).toBeGreaterThan(6);
    expect(distance(b, d)).toBe(distance(a, c));
  });

  it('names the column of its own turn table', () => {
    const empires: TahuantinsuyuView['empires'] = [
      ['pre', 0],
      ['initial', 1],
      ['initial', 2],
    ];
    expect(empireOf(empire({ column: 3, empires }))).toEqual({ empire: 'initial', number: 2 });
  });
});

describe('the map', () => {
  it('has 45 regions, and every site and road on the paper', () => {
    expect(Object.keys(OURS.regions)).toHaveLength(45);
    for (const { at } of [...Object.values(OURS.sites), ...Object.values(OURS.regions)]) {
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(WIDTH);
      expect(at.y).toBeGreaterThan(0);
      expect(at.y).toBeLessThan(HEIGHT);
    }
    for (const road of OURS.roads) {
      for (const end of ends(OURS, road)) expect(end, road).not.toEqual({ x: 0, y: 0 });
    }
  });

  it('gives every slot a place to be touched that nothing covers', () => {
    const places = (list: Record<string, { at: Point }>) => Object.values(list).map(({ at }) => at);
    const touches = OURS.roads.map((road) => ({ road, touch: touchOf(OURS, road) }));

    const covered = OURS.roads.flatMap((road) => {
      const grip = gripOf(OURS, road);
      return [
        ...places(OURS.regions).filter((at) => distance(grip, at) <= 26),
        ...places(OURS.sites).filter((at) => distance(grip, at) <= 14),
        ...touches.filter(
          (other) => other.road !== road && distanceTo(other.touch, grip) <= TOUCH + 1.5,
        ),
      ].map((over) => ({ road, over }));
    });

    expect(OURS.roads.length).toBeGreaterThan(100);
    expect(covered).toEqual([]);
  });

  it('knows where elements lie, and that cards lie elsewhere', () => {
    expect(placeOf(OURS, 'site:CUZ')).toEqual(OURS.sites['CUZ']?.at);
    expect(placeOf(OURS, 'region:r1')).toEqual(OURS.regions['r1']?.at);
    expect(placeOf(OURS, `slot:${OURS.roads[0]}`)).toBeDefined();
    expect(placeOf(OURS, 'card:3')).toBeUndefined();
  });

  it('is drawn from the view when someone typed one in', () => {
    const map: TypedMap = {
      regions: { r1: ['Mine', 5, 6] },
      sites: { AAA: ['Aa', 'city', 2, 1, 2] },
      roads: {},
    };

    const places = placesOf(empire({ map }));

    expect(places.sites['AAA']).toEqual({
      title: 'Aa',
      kind: 'city',
      bonus: 2,
      at: { x: 1, y: 2 },
    });
    expect(places.regions['r1']?.shape).toBe('');
  });

  it('tells suyus apart by colour and by the pattern of their roads', () => {
    const suyus = Object.keys(DASHES) as (keyof typeof DASHES)[];

    expect(new Set(suyus.map(ownerOf)).size).toBe(4);
    expect(new Set(Object.values(DASHES)).size).toBe(4);
  });

  it('has a drawing for every kind of sun card', () => {
    expect(Object.keys(EMBLEMS)).toHaveLength(15);
  });
});

describe('the camera', () => {
  it('shows all that is wanted', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 700, y: 300 },
    ];
    const camera = fit(points, 1.5);
    const [left = 0, top = 0, width = 0, height = 0] = viewBox(camera, 1.5).split(' ').map(Number);

    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
  });

  it('zooms around a point, within bounds, and never leaves the map', () => {
    const camera = whole(0.5);
    const nearer = zoom(camera, 0.5, { x: camera.x, y: camera.y });

    expect(nearer.width).toBe(camera.width / 2);
    expect([nearer.x, nearer.y]).toEqual([camera.x, camera.y]);
    expect(zoom(camera, 0.0001, camera).width).toBeGreaterThan(100);
    expect(pan(camera, 1e6, -1e6)).toMatchObject({ x: WIDTH, y: 0 });
  });
});

describe('a camera at rest', () => {
  const points = [
    { x: 500, y: 700 },
    { x: 700, y: 900 },
  ];

  it('serves while all can be seen, and not from too far away', () => {
    const camera = fit(points, 0.8);
    expect(serves(camera, points, 0.8)).toBe(true);
    expect(serves(camera, [...points, { x: 100, y: 100 }], 0.8)).toBe(false);
    expect(serves(whole(0.8), points, 0.8)).toBe(false);
  });
});

describe('a window', () => {
  it('shows what lies in it', () => {
    const camera = { x: 500, y: 500, width: 200 };
    expect(shows(camera, { x: 599, y: 549 }, 2)).toBe(true);
    expect(shows(camera, { x: 500, y: 551 }, 2)).toBe(false);
  });
});

describe('a story', () => {
  it('sends labour from who leads to who is last', () => {
    const data: Supported = { seat: 1, suyu: 'antisuyu', to: 'qollasuyu', count: 2 };
    const { scenes, after } = story.tell(empire(), happened(1, 'supported', data));

    expect(scenes[0]?.flights).toMatchObject([{ from: 'labour:1', to: 'labour:2' }]);
    expect(after.labour).toEqual([8, 6, 10]);
  });

  it('shows the own card in its gap, and takes it from the hand', () => {
    const before = empire({ hand: [{ number: 5, card: 'renewal' }] });
    const data = { seat: 0, gap: 'E', number: 5, card: 'renewal' };
    const { after } = story.tell(before, happened(1, 'laid-card', data));

    expect(after.gaps[1]?.mine).toEqual({ number: 5, card: 'renewal' });
    expect(after.hand).toEqual([]);
  });

  it('clears the gaps when the sun sets', () => {
    const up = story.tell(
      empire(),
      happened(1, 'revealed', { gap: 'E', number: 5, card: 'renewal' }),
    ).after;

    expect(story.tell(up, happened(2, 'sun-set', {})).after.gaps[1]?.up).toEqual([]);
  });

  it('builds a road in the colour of its seat', () => {
    const road = OURS.roads[7] ?? '';
    const { scenes, after } = story.tell(empire(), happened(1, 'road-built', { seat: 1, road }));

    expect(after.roads[road]).toBe(1);
    expect(scenes[0]?.picture.glow).toBe(`slot:${road}`);
    expect(after.glow).toBeNull();
  });

  it('turns a token up', () => {
    const data = { region: 'r9', resistance: 4, production: 2, points: 3 };

    expect(story.tell(empire(), happened(1, 'turned', data)).after.tokens['r9']).toEqual([4, 2, 3]);
  });

  it('lets a conquered token fly to its seat, and counts points and labour', () => {
    const data: Partial<Conquered> = {
      seat: 2,
      suyu: 'qollasuyu',
      region: 'r9',
      cost: 4,
      points: 3,
    };
    const { scenes, after } = story.tell(empire(), happened(1, 'conquered', data));

    expect(scenes[0]?.flights).toMatchObject([{ from: 'token:r9', to: 'seat:2' }]);
    expect(after.owners['r9']).toBe(2);
    expect(after.scores).toEqual([0, 0, 3]);
    expect(after.labour).toEqual([8, 8, 4]);
  });

  it('lays cards face down and turns them up', () => {
    const laid = story.tell(empire(), happened(1, 'laid', { seat: 0, gap: 'E' })).after;
    expect(laid.gaps[1]?.down).toBe(0);

    const up = story.tell(
      laid,
      happened(2, 'revealed', { gap: 'E', number: 5, card: 'renewal' }),
    ).after;
    expect(up.gaps[1]).toMatchObject({ down: null, up: [{ number: 5, card: 'renewal' }] });
  });

  it('turns the invasion markers', () => {
    const after = story.tell(empire(), happened(1, 'invaded', { number: 2 })).after;

    expect(after.markers).toEqual(['hidden', 'black', 'hidden', 'hidden']);
  });

  it('remembers the actions of the last turn', () => {
    const past = [
      happened(1, 'road-built', { seat: 0, road: 'A-B' }),
      happened(2, 'road-built', { seat: 1, road: 'C-D' }),
      happened(3, 'city-built', { seat: 1, site: 'D' }),
    ];

    expect([...lastDeeds(past)].sort()).toEqual(['site:D', 'slot:C-D']);
  });
});
