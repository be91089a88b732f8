/** What part of the map is shown: pan, zoom and fit, as numbers. Knows no screen. */
import { HEIGHT, WIDTH, type Point } from './picture';

/** The middle of what is shown, and how many units of the map are as wide as the window. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const NEAREST = 230;
const FARTHEST = 2400;
const PADDING = 70;
/** How near the edge of the window something may lie before the map moves. */
const EDGE = 34;
const TOO_FAR = 1.7;

export function viewBox(camera: Camera, ratio: number): string {
  const height = camera.width / ratio;
  return `${camera.x - camera.width / 2} ${camera.y - height / 2} ${camera.width} ${height}`;
}

export function whole(ratio: number): Camera {
  return { x: WIDTH / 2, y: HEIGHT / 2, width: Math.max(WIDTH, HEIGHT * ratio) };
}

/** Just far enough to show all points, and never so near that one is lost. */
export function fit(points: readonly Point[], ratio: number): Camera {
  if (points.length === 0) return whole(ratio);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - PADDING, Math.max(...xs) + PADDING];
  const [top, bottom] = [Math.min(...ys) - PADDING, Math.max(...ys) + PADDING];
  const width = Math.max(right - left, (bottom - top) * ratio, 420);
  return { x: (left + right) / 2, y: (top + bottom) / 2, width };
}

/** Whether a point lies in the window. */
export function shows(camera: Camera, { x, y }: Point, ratio: number): boolean {
  const [wide, high] = [camera.width / 2, camera.width / ratio / 2];
  return Math.abs(x - camera.x) <= wide && Math.abs(y - camera.y) <= high;
}

/** Whether a camera shows all points, and not from much too far away: then it need not move. */
export function serves(camera: Camera, points: readonly Point[], ratio: number): boolean {
  const [wide, high] = [camera.width / 2 - EDGE, camera.width / ratio / 2 - EDGE];
  const fitted = fit(points, ratio);
  return (
    camera.width < fitted.width * TOO_FAR &&
    points.every(({ x, y }) => Math.abs(x - camera.x) <= wide && Math.abs(y - camera.y) <= high)
  );
}

/** Nearer (below 1) or farther (above 1), with one point of the map staying where it is. */
export function zoom(camera: Camera, by: number, at: Point): Camera {
  const width = Math.min(FARTHEST, Math.max(NEAREST, camera.width * by));
  const share = width / camera.width;
  return kept({ x: at.x + (camera.x - at.x) * share, y: at.y + (camera.y - at.y) * share, width });
}

/** Shifted by units of the map. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy });
}

function kept(camera: Camera): Camera {
  const x = Math.min(WIDTH, Math.max(0, camera.x));
  const y = Math.min(HEIGHT, Math.max(0, camera.y));
  return { ...camera, x, y };
}
