import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CameraHand, type Sight } from '../../src/board-kit/camera-hand.svelte';
import type { Point } from '../../src/board-kit/shapes';

const NS = 'http://www.w3.org/2000/svg';
const SIGHT: Sight = {
  box: { x: 0, y: 0, width: 1000, height: 1000 },
  nearest: 100,
  wanted: [],
  decision: '1',
};

/** A window of 500 pixels, in which a world of 1000 units has two units in a pixel. */
let svg: SVGSVGElement;
let clicked: (event: Event) => void;
let stop: (() => void) | undefined;

beforeEach(() => {
  svg = document.createElementNS(NS, 'svg');
  svg.getBoundingClientRect = () => new DOMRect(100, 50, 500, 500);
  document.body.append(svg);
  svg.append(document.createElementNS(NS, 'path'));
  clicked = vi.fn<(event: Event) => void>();
  svg.firstElementChild?.addEventListener('click', clicked);
});

afterEach(() => {
  stop?.();
  stop = undefined;
  svg.remove();
});

type Changing = { -readonly [Part in keyof Sight]: Sight[Part] };

function held(more: Partial<Sight> = {}): { hand: CameraHand; sight: Changing } {
  const sight = $state<Changing>({ ...SIGHT, ...more });
  const hand = new CameraHand(() => sight);
  hand.width = hand.height = 500;
  stop = hand.attach(svg);
  return { hand, sight };
}

function point(kind: string, clientX: number, clientY: number, pointerId = 1) {
  const more = { bubbles: true, clientX, clientY, pointerId };
  svg.firstElementChild?.dispatchEvent(new PointerEvent(kind, more));
  flushSync();
}

function click() {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  svg.firstElementChild?.dispatchEvent(event);
  return event;
}

/** Which point of the world lies under a point of the page. */
function under({ camera, unit }: CameraHand, x: number, y: number) {
  return { x: camera.x + (x - 350) * unit, y: camera.y + (y - 300) * unit };
}

function far(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe('one finger', () => {
  it('moves the world along with it, and the end of that chooses nothing', () => {
    const { hand } = held();
    const before = under(hand, 200, 200);

    point('pointerdown', 200, 200);
    point('pointermove', 220, 170);
    point('pointermove', 250, 140);
    point('pointerup', 250, 140);

    expect(far(under(hand, 250, 140), before)).toBeCloseTo(0);
    expect(click().defaultPrevented).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('chooses, though it slips a little', () => {
    const { hand } = held();
    const before = hand.camera;

    point('pointerdown', 200, 200);
    point('pointermove', 203, 202);
    point('pointerup', 203, 202);

    expect(hand.camera).toEqual(before);
    click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('chooses again after a drag', () => {
    held();
    point('pointerdown', 200, 200);
    point('pointermove', 260, 200);
    point('pointerup', 260, 200);
    click();

    point('pointerdown', 300, 200);
    point('pointerup', 300, 200);
    click();

    expect(clicked).toHaveBeenCalledOnce();
  });

  it('moves nothing before it is put down, nor after it left', () => {
    const { hand } = held();
    const before = hand.camera;
    point('pointermove', 10, 10);
    point('pointermove', 90, 90);
    point('pointerdown', 200, 200);
    point('pointercancel', 200, 200);
    point('pointermove', 300, 300);

    expect(hand.camera).toEqual(before);
  });
});

describe('two fingers', () => {
  it('bring the world nearer by as much as they part, around their middle, and choose nothing', () => {
    const { hand } = held();
    const middle = under(hand, 250, 300);
    const { unit } = hand;

    point('pointerdown', 200, 300, 1);
    point('pointerdown', 300, 300, 2);
    point('pointermove', 350, 300, 2);
    point('pointermove', 150, 300, 1);

    expect(hand.unit).toBeCloseTo(unit / 2);
    expect(far(under(hand, 250, 300), middle)).toBeLessThan(60);
    point('pointerup', 350, 300, 2);
    point('pointerup', 150, 300, 1);
    expect(click().defaultPrevented).toBe(true);
  });

  it('come no nearer than the world allows', () => {
    const { hand } = held();
    point('pointerdown', 299, 300, 1);
    point('pointerdown', 300, 300, 2);
    point('pointermove', 600, 300, 2);

    expect(hand.camera.width).toBe(100);
  });
});

describe('the wheel', () => {
  it('comes nearer to the place under it, and does not scroll the page', () => {
    const { hand } = held();
    const before = under(hand, 200, 150);
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -300 });
    // The pretended page gives a wheel no place.
    Object.defineProperties(event, { clientX: { value: 200 }, clientY: { value: 150 } });

    svg.dispatchEvent(event);

    expect(hand.unit).toBeLessThan(1.5);
    expect(far(under(hand, 200, 150), before)).toBeCloseTo(0);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('a decision', () => {
  const corner = [{ x: 90, y: 80 }];

  it('frames what is wanted, above the buttons at the foot of the window', () => {
    const { hand } = held({ wanted: corner });
    const { x, y, unit } = { ...hand.camera, unit: hand.unit };

    expect(x).toBe(90);
    expect((80 - y) / unit + 250).toBeCloseTo((500 - 56) / 2);
    expect(hand.camera.width).toBeLessThan(250);
  });

  it('leaves alone what a hand has set, until the next one', () => {
    const { hand, sight } = held({ wanted: corner });
    hand.home();
    expect(hand.camera.width).toBe(1000);

    sight.wanted = [{ x: 900, y: 900 }];
    expect(hand.camera.width).toBe(1000);

    sight.decision = '2';
    expect(hand.camera.width).toBeLessThan(250);
  });

  it('does not move the world when all that is wanted is in sight', () => {
    const { hand, sight } = held({ wanted: corner });
    const before = hand.camera;

    sight.wanted = [{ x: 95, y: 85 }];
    sight.decision = '2';

    expect(hand.camera).toEqual(before);
  });

  it('is followed by the world when the keyboard walks out of the window', () => {
    const { hand } = held({ wanted: corner });
    const before = hand.camera;
    hand.follow({ x: 95, y: 85 });
    expect(hand.camera).toEqual(before);

    hand.follow({ x: 700, y: 800 });
    expect(hand.camera).toMatchObject({ x: 700, y: 800, width: before.width });
  });
});

describe('a world that does not move', () => {
  it('is shown whole, whatever is wanted, and is not moved by a finger', () => {
    const { hand } = held({ nearest: undefined, wanted: [{ x: 90, y: 80 }] });
    point('pointerdown', 200, 200);
    point('pointermove', 260, 260);
    hand.follow({ x: 5000, y: 0 });

    expect(hand.canMove).toBe(false);
    expect(hand.viewBox).toBe('0 0 1000 1000');
    click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});
