/** Where things are and what outline they have, in the units of a game's world. Pure geometry. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export type Shape =
  | ({ readonly kind: 'rect'; readonly r?: number } & Box)
  | ({ readonly kind: 'circle'; readonly r: number } & Point)
  /** Holes run the other way round than the corners around them. */
  | {
      readonly kind: 'polygon';
      readonly points: readonly Point[];
      readonly holes?: readonly (readonly Point[])[];
    }
  /** A band along some points, such as a road. */
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly width: number };

/** The outline of a shape as the data of an SVG path, made larger by some units on every side. */
export function outlineOf(shape: Shape, by = 0): string {
  switch (shape.kind) {
    case 'rect':
      return rounded(grown(shape, by), (shape.r ?? 0) + (shape.r ? by : 0));
    case 'circle': {
      const r = shape.r + by;
      return `M${shape.x - r} ${shape.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    }
    case 'polygon':
      return [
        closed(spread(shape.points, by)),
        ...(shape.holes ?? []).map((hole) => closed(spread(hole, -by))),
      ].join('');
    case 'line':
      return closed(band(shape.points, shape.width / 2 + by));
  }
}

/** The smallest upright box around a shape. */
export function boxOf(shape: Shape): Box {
  if (shape.kind === 'rect')
    return { x: shape.x, y: shape.y, width: shape.width, height: shape.height };
  if (shape.kind === 'circle') {
    const { x, y, r } = shape;
    return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  }
  return around(shape.kind === 'line' ? band(shape.points, shape.width / 2) : shape.points);
}

export function centreOf(shape: Shape): Point {
  const { x, y, width, height } = boxOf(shape);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The smallest upright box around some points. */
export function around(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function rounded({ x, y, width, height }: Box, r: number): string {
  if (r <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const [w, h, arc] = [width - 2 * r, height - 2 * r, `a${r} ${r} 0 0 1`];
  return (
    `M${x + r} ${y}h${w}${arc} ${r} ${r}v${h}${arc} ${-r} ${r}` +
    `h${-w}${arc} ${-r} ${-r}v${-h}${arc} ${r} ${-r}Z`
  );
}

function closed(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The corners moved away from the middle, each by as much. */
function spread(points: readonly Point[], by: number): Point[] {
  if (by === 0) return [...points];
  const { x, y, width, height } = around(points);
  const [cx, cy] = [x + width / 2, y + height / 2];
  return points.map((point) => {
    const far = Math.hypot(point.x - cx, point.y - cy) || 1;
    const share = (far + by) / far;
    return { x: cx + (point.x - cx) * share, y: cy + (point.y - cy) * share };
  });
}

/** The corners of a band of half a width along some points: there on one side, back on the other. */
function band(points: readonly Point[], half: number): Point[] {
  const sides = points.map((point, at) => {
    const before = points[at - 1] ?? point;
    const after = points[at + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const [nx, ny] = [(before.y - after.y) / length, (after.x - before.x) / length];
    return [
      { x: point.x + nx * half, y: point.y + ny * half },
      { x: point.x - nx * half, y: point.y - ny * half },
    ] as const;
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()];
}
