import { describe, expect, it } from 'vitest';

import { CameraHand } from '../../src/board-kit/camera-hand.svelte';
import {
  fit,
  pan,
  serves,
  shows,
  viewBox,
  whole,
  zoom,
  type Lens,
} from '../../src/board-kit/camera';

const LENS: Lens = {
  box: { x: -100, y: 50, width: 1000, height: 1500 },
  ratio: 0.8,
  nearest: 230,
};
const MIDDLE = { x: 400, y: 800 };
const POINTS = [
  { x: 300, y: 700 },
  { x: 500, y: 900 },
];

describe('the whole', () => {
  it.each([0.3, 1, 2.5])('shows all of the box, as near as it can (ratio %s)', (ratio) => {
    const { x, y, width, height } = viewBox(whole({ ...LENS, ratio }), ratio);
    const { box } = LENS;
    expect([x <= box.x, y <= box.y]).toEqual([true, true]);
    expect(x + width).toBeGreaterThanOrEqual(box.x + box.width);
    expect(y + height).toBeGreaterThanOrEqual(box.y + box.height);
    expect(Math.min(width - box.width, height - box.height)).toBeCloseTo(0);
  });
});

describe('a fitted camera', () => {
  it('shows all that is wanted', () => {
    const camera = fit(POINTS, LENS);
    for (const point of POINTS) expect(shows(camera, point, LENS.ratio, 34)).toBe(true);
    expect(camera.width).toBeLessThan(whole(LENS).width);
  });

  it('keeps its distance from a single thing', () => {
    expect(fit([MIDDLE], LENS).width).toBeGreaterThan(230);
  });

  it('is the whole where nothing is wanted, or where the world does not move', () => {
    expect(fit([], LENS)).toEqual(whole(LENS));
    expect(fit(POINTS, { ...LENS, nearest: undefined })).toEqual(
      whole({ ...LENS, nearest: undefined }),
    );
  });

  it('never shows more than the whole', () => {
    const small: Lens = { box: { x: 0, y: 0, width: 300, height: 200 }, ratio: 1.5, nearest: 400 };
    expect(fit([{ x: 100, y: 100 }], small)).toEqual(whole(small));
  });

  it('shows a part only where that is much nearer than the whole', () => {
    const all = whole(LENS);
    const spread = (share: number) => [
      { x: all.x - (LENS.box.width * share) / 2, y: all.y },
      { x: all.x + (LENS.box.width * share) / 2, y: all.y },
    ];
    const calm = { ...LENS, gain: 1.25 };
    expect(fit(spread(0.9), LENS).width).toBeLessThan(all.width);
    expect(fit(spread(0.9), calm)).toEqual(all);
    expect(fit(spread(0.4), calm).width).toBeLessThan(all.width / 1.25);
  });

  it('serves while all can be seen, and not from too far away', () => {
    const camera = fit(POINTS, LENS);
    expect(serves(camera, POINTS, LENS)).toBe(true);
    expect(serves(camera, [...POINTS, { x: -90, y: 60 }], LENS)).toBe(false);
    expect(serves({ ...camera, width: camera.width * 1.8 }, POINTS, LENS)).toBe(false);
  });

  it('does not serve what lies right at the edge of the window', () => {
    const camera = fit(POINTS, LENS);
    const edge = { x: camera.x + camera.width / 2 - 5, y: camera.y };
    expect(shows(camera, edge, LENS.ratio)).toBe(true);
    expect(serves(camera, [edge], LENS)).toBe(false);
  });
});

describe('a hand', () => {
  it('zooms around a point, which stays where it is', () => {
    const camera = { ...MIDDLE, width: 800 };
    const at = { x: 500, y: 650 };
    const after = zoom(camera, 0.5, at, LENS);

    expect(after.width).toBe(400);
    const share = (c: typeof camera) => [(at.x - c.x) / c.width, (at.y - c.y) / c.width];
    expect(share(after)).toEqual(share(camera));
  });

  it('comes no nearer and goes no farther than the lens allows', () => {
    const camera = whole(LENS);
    expect(zoom(camera, 0.0001, camera, LENS).width).toBe(230);
    expect(zoom(camera, 1000, camera, LENS).width).toBeCloseTo(camera.width * 1.2);
  });

  it('never leaves the world', () => {
    expect(pan(whole(LENS), 1e6, -1e6, LENS)).toMatchObject({ x: 900, y: 50 });
  });
});

describe('a camera in the hand', () => {
  const { box } = LENS;
  const shownBy = ({ camera, width, height }: CameraHand) => viewBox(camera, width / height);

  it('shows the whole above its buttons, whatever becomes of the window', () => {
    const hand = new CameraHand(() => ({ box, nearest: 230, wanted: [], decision: '1' }));
    for (const [width, height] of [
      [600, 600],
      [450, 300],
      [390, 700],
    ] as const) {
      [hand.width, hand.height] = [width, height];
      const seen = shownBy(hand);
      expect(seen.y).toBeLessThan(box.y + 0.1);
      expect(seen.y + seen.height * (1 - 56 / height)).toBeGreaterThan(box.y + box.height - 1);
    }
  });

  it('fills a window where its buttons stand beside the whole', () => {
    const hand = new CameraHand(() => ({ box, nearest: 230, wanted: [], decision: '1' }));
    [hand.width, hand.height] = [1400, 300];
    const seen = shownBy(hand);
    expect(seen.y).toBeCloseTo(box.y);
    expect(seen.height).toBeCloseTo(box.height);
  });

  it('stays where a hand has put it, in another window and at another question', () => {
    let decision = '1';
    const hand = new CameraHand(() => ({ box, nearest: 230, wanted: [], decision }));
    hand.nearer(0.4);
    const { camera } = hand;
    decision = '2';
    hand.height = 500;
    expect(hand.camera).toEqual(camera);
    hand.height = 450;
    expect(hand.camera).toEqual(camera);
  });
});
