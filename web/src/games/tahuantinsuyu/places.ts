/** Where things lie on the map, in the units of its drawing. No rules, only places. */
import { around, type Box, type Point, type Shape } from '../../board-kit/shapes';
import type { TypedMap } from '../../generated/games/tahuantinsuyu';
import andes from './andes.json';
import { betweenOf, codesOf, endsOf, gripOf, type SlotPlace } from './slots';
import { wandering } from './terrain';

export interface RegionPlace {
  readonly title: string;
  readonly at: Point;
  readonly ground: string;
  /** The border; none on a typed-in map. */
  readonly border: Shape | null;
}

export interface SitePlace {
  readonly title: string;
  readonly kind: string;
  readonly bonus: number;
  readonly at: Point;
}

export interface MapPlaces {
  readonly box: Box;
  readonly regions: Readonly<Record<string, RegionPlace>>;
  readonly sites: Readonly<Record<string, SitePlace>>;
  readonly slots: Readonly<Record<string, SlotPlace>>;
}

export const WIDTH = 1060;
export const HEIGHT = 1590;
export const GREY = { x: andes.grey[0] ?? 0, y: andes.grey[1] ?? 0, r: andes.grey[2] ?? 0 };

const PAPER: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
/** Room for a thing at the edge of a typed-in map. */
const MARGIN = 60;

/** How far around its middle a thing can be touched. */
export const TOKEN = 24;
export const SITE = 13;
export const CUZCO = 24;

function point([x = 0, y = 0]: readonly number[]): Point {
  return { x, y };
}

export const OURS: MapPlaces = placed(
  PAPER,
  Object.fromEntries(
    Object.entries(andes.regions).map(([name, { title, at, ground, shape }]) => [
      name,
      { title, at: point(at), ground, border: { kind: 'polygon', points: wandering(shape) } },
    ]),
  ),
  Object.fromEntries(
    Object.entries(andes.sites).map(([code, { title, kind, bonus, at }]) => [
      code,
      { title, kind, bonus, at: point(at) },
    ]),
  ),
  Object.keys(andes.roads),
);

const TYPED = new WeakMap<TypedMap, MapPlaces>();

/** Where things lie on the map of a match: ours, or the one that someone typed in. */
export function placesOf({ map }: { readonly map?: TypedMap | null | undefined }): MapPlaces {
  if (!map) return OURS;
  const known = TYPED.get(map) ?? typedIn(map);
  TYPED.set(map, known);
  return known;
}

function typedIn(map: TypedMap): MapPlaces {
  const regions = Object.entries(map.regions).map(
    ([name, [title, x, y]]) =>
      [name, { title, at: { x, y }, ground: 'sierra', border: null }] as const,
  );
  const sites = Object.entries(map.sites).map(
    ([code, [title, kind, bonus, x, y]]) => [code, { title, kind, bonus, at: { x, y } }] as const,
  );
  const things = [...regions, ...sites].flatMap(
    ([
      ,
      {
        at: { x, y },
      },
    ]) => [
      { x: x - MARGIN, y: y - MARGIN },
      { x: x + MARGIN, y: y + MARGIN },
    ],
  );
  const box = around([PAPER, { x: WIDTH, y: HEIGHT }, ...things]);
  return placed(
    box,
    Object.fromEntries(regions),
    Object.fromEntries(sites),
    Object.keys(map.roads),
  );
}

function placed(
  box: Box,
  regions: MapPlaces['regions'],
  sites: MapPlaces['sites'],
  roads: readonly string[],
): MapPlaces {
  const things = [
    ...Object.values(regions).map(({ at }) => ({ ...at, r: TOKEN })),
    ...Object.values(sites).map(({ at, kind }) => ({ ...at, r: kind === 'cuzco' ? CUZCO : SITE })),
  ];
  const bands = roads.map((road) => ({ road, ends: endsOf(sites, road) }));
  const betweens = new Map(bands.map(({ road, ends }) => [road, betweenOf(ends)]));
  const slots = bands.map(({ road, ends }) => {
    const others = [...betweens].filter(([other]) => other !== road).map(([, between]) => between);
    const between = betweens.get(road) ?? ends;
    return [
      road,
      { codes: codesOf(road), ends, between, grip: gripOf(ends, things, others) },
    ] as const;
  });
  return { box, regions, sites, slots: Object.fromEntries(slots) };
}

// The coast and the edge of the forest, for sea and trees.

const SHORE = 32;
export const COAST = andes.land.slice(0, SHORE);
export const FOREST = andes.land.slice(SHORE);
