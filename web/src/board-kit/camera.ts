/** What part of a world is shown: fit, zoom and pan, as numbers. Knows no screen and no game. */
import { around, grown, type Box, type Point } from './shapes';

/** The middle of what is shown, and how many units of the world are as wide as the window. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Through what the world is seen: its box, the window's proportion, and how near one may come. */
export interface Lens {
  readonly box: Box;
  /** Width of the window over its height. */
  readonly ratio: number;
  /** The fewest units that may be as wide as the window; without it the whole is always shown. */
  readonly nearest?: number | undefined;
  /** A part is looked at only where that makes it so much larger than with the whole. */
  readonly gain?: number | undefined;
}

/** How much room is left around what a camera is fitted to, as a share of the nearest look. */
const PADDING = 0.3;
/** How near the edge of the window something may lie before the camera moves, likewise. */
const EDGE = 0.15;
/** A fitted camera does not come nearer than this many times the nearest look. */
const FITTED = 1.8;
/** How much farther than the whole one may go. */
const FARTHEST = 1.2;
/** A camera this much farther away than it need be is fitted again. */
const TOO_FAR = 1.7;

export function viewBox(camera: Camera, ratio: number): Box {
  const height = camera.width / ratio;
  return {
    x: camera.x - camera.width / 2,
    y: camera.y - height / 2,
    width: camera.width,
    height,
  };
}

export function whole({ box, ratio }: Lens): Camera {
  const width = Math.max(box.width, box.height * ratio);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width };
}

/** Just far enough to show all points, never so near that one is lost, nor farther than the whole. */
export function fit(points: readonly Point[], lens: Lens): Camera {
  const { nearest, ratio, gain = 1 } = lens;
  const all = whole(lens);
  if (points.length === 0 || nearest === undefined) return all;
  const { x, y, width, height } = grown(around(points), PADDING * nearest);
  const far = Math.max(width, height * ratio, FITTED * nearest);
  return far * gain < all.width ? { x: x + width / 2, y: y + height / 2, width: far } : all;
}

/** Whether a point lies in the window, some units from its edge. */
export function shows(camera: Camera, { x, y }: Point, ratio: number, edge = 0): boolean {
  const [wide, high] = [camera.width / 2 - edge, camera.width / ratio / 2 - edge];
  return Math.abs(x - camera.x) <= wide && Math.abs(y - camera.y) <= high;
}

/** Whether a camera shows all points, and not from much too far away: then it need not move. */
export function serves(camera: Camera, points: readonly Point[], lens: Lens): boolean {
  const edge = EDGE * (lens.nearest ?? 0);
  return (
    camera.width < fit(points, lens).width * TOO_FAR &&
    points.every((point) => shows(camera, point, lens.ratio, edge))
  );
}

/** Nearer (below 1) or farther (above 1), with one point of the world staying where it is. */
export function zoom(camera: Camera, by: number, at: Point, lens: Lens): Camera {
  const farthest = whole(lens).width * FARTHEST;
  const nearest = Math.min(lens.nearest ?? farthest, farthest);
  const width = Math.min(farthest, Math.max(nearest, camera.width * by));
  const share = width / camera.width;
  const [x, y] = [at.x + (camera.x - at.x) * share, at.y + (camera.y - at.y) * share];
  return kept({ x, y, width }, lens);
}

/** Shifted by units of the world. */
export function pan(camera: Camera, dx: number, dy: number, lens: Lens): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, lens);
}

/** The middle of the window never leaves the world. */
function kept(camera: Camera, { box }: Lens): Camera {
  const x = Math.min(box.x + box.width, Math.max(box.x, camera.x));
  const y = Math.min(box.y + box.height, Math.max(box.y, camera.y));
  return { ...camera, x, y };
}
