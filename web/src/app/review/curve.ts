/** From chances to points of a graph. Pure: knows moments and numbers, no seats' names. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly pad: number;
}

/** Where a moment stands from left to right. */
export function across(moment: number, last: number, box: Box): number {
  return box.pad + ((box.width - 2 * box.pad) * moment) / Math.max(last, 1);
}

/** Where a chance stands: certain on top. */
export function height(chance: number, box: Box): number {
  return box.height - box.pad - (box.height - 2 * box.pad) * Math.min(Math.max(chance, 0), 1);
}

/** The moment nearest to a place on the graph. */
export function momentAt(x: number, last: number, box: Box): number {
  const share = (x - box.pad) / Math.max(box.width - 2 * box.pad, 1);
  return Math.round(Math.min(Math.max(share, 0), 1) * last);
}

/** One seat's line; of several steps shown in one moment the last counts, unknown ones are left out. */
export function pointsOf(
  curve: readonly (readonly number[])[],
  seat: number,
  steps: readonly number[],
  last: number,
  box: Box,
): Point[] {
  const chances = new Map<number, number>();
  curve.forEach((chance, step) => {
    const [moment, value] = [steps[step], chance[seat]];
    if (moment !== undefined && value !== undefined) chances.set(moment, value);
  });
  return [...chances].map(([moment, value]) => ({
    x: across(moment, last, box),
    y: height(value, box),
  }));
}

/** The chances of all seats at a moment, as known; empty when they are not. */
export function chancesAt(
  curve: readonly (readonly number[])[],
  steps: readonly number[],
  moment: number,
): readonly number[] {
  for (let step = Math.min(curve.length, steps.length) - 1; step >= 0; step -= 1) {
    const found = curve[step];
    if ((steps[step] ?? 0) <= moment && found && found.length > 0) return found;
  }
  return [];
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
