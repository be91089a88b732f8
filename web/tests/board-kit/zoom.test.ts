/** Looking closer at a board. */
import { describe, expect, it } from 'vitest';

import { drawnIn, Zoom, type Box } from '../../src/board-kit/zoom.svelte';

const WHOLE: Box = [-100, 50, 400, 200];

/** A drawing in a frame of some size on the screen. */
function framed(box: { x: number; y: number; width: number; height: number }, viewBox: string) {
  const zoom = new Zoom();
  const node = document.createElement('div');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', viewBox);
  node.append(drawing);
  document.body.append(node);
  const rect = {
    ...box,
    left: box.x,
    top: box.y,
    right: box.x + box.width,
    bottom: box.y + box.height,
  };
  for (const one of [node, drawing]) one.getBoundingClientRect = () => rect as DOMRect;
  zoom.attach(node);
  return { zoom, node };
}

function wheel(node: HTMLElement, target: Element | null, init: WheelEventInit): WheelEvent {
  const event = new WheelEvent('wheel', { ...init, bubbles: true, cancelable: true });
  // The pretended browser leaves them out.
  Object.defineProperties(event, {
    clientX: { value: init.clientX },
    clientY: { value: init.clientY },
  });
  (target ?? node).dispatchEvent(event);
  return event;
}

describe('zoom', () => {
  it('shows everything at first', () => {
    expect(new Zoom().part(WHOLE)).toEqual(WHOLE);
  });

  it('keeps the place that was pointed at where it was', () => {
    const zoom = new Zoom();
    const [x, y] = [0.25, 0.75];
    const place = ([left, top, width, height]: Box) => [left + width * x, top + height * y];
    const before = place(zoom.part(WHOLE));
    zoom.by(2, x, y);
    const after = place(zoom.part(WHOLE));
    expect(zoom.part(WHOLE)[2]).toBeCloseTo(200);
    expect(after[0]).toBeCloseTo(before[0] ?? NaN);
    expect(after[1]).toBeCloseTo(before[1] ?? NaN);
  });

  it('never leaves the drawing, and goes neither too near nor too far', () => {
    const zoom = new Zoom();
    for (let at = 0; at < 20; at += 1) zoom.by(1.5, 1, 0);
    const [left, top, width] = zoom.part(WHOLE);
    expect(zoom.scale).toBeLessThanOrEqual(3.5);
    expect(left + width).toBeLessThanOrEqual(300.001);
    expect(top).toBeGreaterThanOrEqual(49.999);
    for (let at = 0; at < 20; at += 1) zoom.by(0.5);
    expect(zoom.part(WHOLE)).toEqual(WHOLE);
    expect(zoom.isClose).toBe(false);
  });

  it('comes back to the whole', () => {
    const zoom = new Zoom();
    zoom.by(3, 0.9, 0.9);
    zoom.whole();
    expect(zoom.part(WHOLE)).toEqual(WHOLE);
  });

  it('keeps it where a drawing is narrower than its frame, too', () => {
    // Twice as wide as high, in a square of 400: 100 of nothing above and below.
    const frame = { x: 10, y: 20, width: 400, height: 400 };
    expect(drawnIn(frame, 2)).toEqual({ x: 10, y: 120, width: 400, height: 200 });
    expect(drawnIn(frame, 0.5)).toEqual({ x: 110, y: 20, width: 200, height: 400 });

    const { zoom, node } = framed(frame, '0 0 400 200');
    const place = (x: number, y: number) => {
      const [left, top, width, height] = zoom.part([0, 0, 400, 200]);
      return [left + ((x - 10) / 400) * width, top + ((y - 120) / 200) * height];
    };
    const before = place(110, 170);
    wheel(node, node.firstElementChild, { clientX: 110, clientY: 170, deltaY: -200 });

    expect(zoom.scale).toBeGreaterThan(1.4);
    expect(place(110, 170)[0]).toBeCloseTo(before[0] ?? NaN);
    expect(place(110, 170)[1]).toBeCloseTo(before[1] ?? NaN);
  });

  it('leaves the wheel to a list that lies over the drawing', () => {
    const { zoom, node } = framed({ x: 0, y: 0, width: 400, height: 200 }, '0 0 400 200');
    const list = node.appendChild(document.createElement('div'));
    const line = list.appendChild(document.createElement('p'));
    list.style.overflowY = 'auto';
    Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 100 } });

    const event = wheel(node, line, { clientX: 50, clientY: 50, deltaY: -200 });
    expect([zoom.scale, event.defaultPrevented]).toEqual([1, false]);

    const over = wheel(node, node.firstElementChild, { clientX: 50, clientY: 50, deltaY: -200 });
    expect([zoom.isClose, over.defaultPrevented]).toEqual([true, true]);
  });

  it('takes the wheel over a panel that is not long enough to scroll for neither', () => {
    const { zoom, node } = framed({ x: 0, y: 0, width: 400, height: 200 }, '0 0 400 200');
    const panel = node.appendChild(document.createElement('div'));

    const event = wheel(node, panel, { clientX: 50, clientY: 50, deltaY: -200 });

    expect([zoom.scale, event.defaultPrevented]).toEqual([1, false]);
  });
});
