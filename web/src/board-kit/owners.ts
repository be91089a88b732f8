import { PAINTS } from '../generated/owners';
import type { Frame } from '../generated/wire';

/**
 * Who owns a piece, told by shape and letter first and by colour second, the same in all games.
 * Letters and colours are the engine's; the shapes are ours. The colours lie apart in lightness to
 * every kind of sight (palette.test.ts).
 */
export const OWNERS = {
  yellow: { shape: 'sun', ...PAINTS.yellow },
  red: { shape: 'diamond', ...PAINTS.red },
  orange: { shape: 'triangle', ...PAINTS.orange },
  purple: { shape: 'square', ...PAINTS.purple },
  pink: { shape: 'flower', ...PAINTS.pink },
  blue: { shape: 'wave', ...PAINTS.blue },
  green: { shape: 'leaf', ...PAINTS.green },
  violet: { shape: 'star', ...PAINTS.violet },
  beige: { shape: 'cross', ...PAINTS.beige },
  white: { shape: 'moon', ...PAINTS.white },
} as const satisfies Record<keyof typeof PAINTS, object>;

export type OwnerName = keyof typeof OWNERS;

/** Whether a game's colour is one that has a mark. */
export function isOwner(colour: string | null): colour is OwnerName {
  return colour !== null && colour in OWNERS;
}

/** By which mark a seat is known; a seat that has no colour yet is white. */
export function ownerOf({ owners }: Pick<Frame, 'owners'>, seat: number): OwnerName {
  const owner = owners[seat] ?? null;
  return isOwner(owner) ? owner : 'white';
}

export type OwnerShape = (typeof OWNERS)[OwnerName]['shape'];

/** The outline of each shape in a 24 by 24 box. */
export const SHAPES: Record<OwnerShape, string> = {
  sun: sunburst(12, 12, 11.5, 8.6, 12),
  diamond: 'M12 .8 21.6 12 12 23.2 2.4 12Z',
  triangle: 'M12 1.6 23 21.6H1Z',
  square: 'M2.6 2.6h18.8v18.8H2.6Z',
  flower: petals(12, 12, 5, 6.2, 5.2),
  wave: 'M.8 8.4C4.5 3 8.3 3 12 6.6s7.5 3.6 11.2-.6v9.6c-3.7 5.4-7.5 5.4-11.2 1.8S4.5 13.8 .8 18Z',
  leaf: 'M21.6 2.4C8 2 2.4 8.4 3.4 20.6 15.6 21.6 22 16 21.6 2.4Z',
  star: sunburst(12, 12.6, 11.8, 5.2, 5),
  cross: 'M8.2 1.6h7.6v6.6h6.6v7.6h-6.6v6.6H8.2v-6.6H1.6V8.2h6.6Z',
  moon: 'M15.6 1.4A11 11 0 1 0 15.6 22.6 12.4 12.4 0 0 1 15.6 1.4Z',
};

function sunburst(cx: number, cy: number, outer: number, inner: number, rays: number): string {
  const points = Array.from({ length: rays * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? outer : inner;
    const angle = (Math.PI * at) / rays - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

function petals(cx: number, cy: number, count: number, reach: number, size: number): string {
  const ring = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count - Math.PI / 2;
    return disc(cx + reach * Math.cos(angle), cy + reach * Math.sin(angle), size);
  });
  return ring.join('') + disc(cx, cy, reach * 0.8);
}

function disc(x: number, y: number, radius: number): string {
  const left = (x - radius).toFixed(2);
  const span = (2 * radius).toFixed(2);
  return `M${left} ${y.toFixed(2)}a${radius} ${radius} 0 1 0 ${span} 0a${radius} ${radius} 0 1 0 -${span} 0Z`;
}
