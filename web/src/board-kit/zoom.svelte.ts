/**
 * Looking closer at a large board: pinch or wheel to zoom, drag to move once zoomed in, back to
 * the whole. Owns which part of the drawing is shown and nothing of what is drawn.
 */

export type Box = readonly [left: number, top: number, width: number, height: number];

const CLOSEST = 3.5;
/** A press that moved further than this is a drag, and must not choose anything. */
const SLACK = 8;

/** A part of the screen. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Touch {
  x: number;
  y: number;
}

export class Zoom {
  scale = $state(1);
  #x = $state(0.5);
  #y = $state(0.5);
  #touches = new Map<number, Touch>();
  #moved = 0;

  readonly isClose = $derived(this.scale > 1.01);

  /** The part of a drawing to show: around the point looked at, never beyond its edges. */
  part([left, top, width, height]: Box): Box {
    const w = width / this.scale;
    const h = height / this.scale;
    return [left + (width - w) * this.#x, top + (height - h) * this.#y, w, h];
  }

  by(factor: number, x = 0.5, y = 0.5): void {
    const before = this.scale;
    const after = Math.min(CLOSEST, Math.max(1, before * factor));
    if (after === before) return;
    // The place under (x, y) of what is shown stays under it.
    this.#x = this.#held(this.#x, x, before, after);
    this.#y = this.#held(this.#y, y, before, after);
    this.scale = after;
  }

  whole(): void {
    this.scale = 1;
    this.#x = 0.5;
    this.#y = 0.5;
  }

  #held(share: number, at: number, before: number, after: number): number {
    if (after <= 1) return 0.5;
    const place = (1 - 1 / before) * share + at / before;
    return clamped((place - at / after) / (1 - 1 / after));
  }

  #move(dx: number, dy: number): void {
    if (!this.isClose) return;
    this.#x = clamped(this.#x - dx / (this.scale - 1));
    this.#y = clamped(this.#y - dy / (this.scale - 1));
  }

  /** To be attached to the element that holds the drawing. */
  readonly attach = (node: HTMLElement): (() => void) => {
    const share = (event: { clientX: number; clientY: number }): Touch => {
      const box = areaOf(node);
      return { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height };
    };
    const down = (event: PointerEvent) => {
      if (!isDrawn(event.target, node)) return;
      if (this.#touches.size === 0) this.#moved = 0;
      this.#touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const last = this.#touches.get(event.pointerId);
      if (!last) return;
      const box = areaOf(node);
      const other = [...this.#touches].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const before = Math.hypot(last.x - other.x, last.y - other.y);
        const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        const { x, y } = share({
          clientX: (event.clientX + other.x) / 2,
          clientY: (event.clientY + other.y) / 2,
        });
        if (before > 0) this.by(after / before, x, y);
        this.#moved = SLACK + 1;
      } else {
        this.#moved += Math.hypot(event.clientX - last.x, event.clientY - last.y);
        if (this.#moved > SLACK)
          this.#move((event.clientX - last.x) / box.width, (event.clientY - last.y) / box.height);
      }
      this.#touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent) => {
      this.#touches.delete(event.pointerId);
    };
    const click = (event: MouseEvent) => {
      if (this.#moved > SLACK && this.isClose) event.stopPropagation();
      this.#moved = 0;
    };
    const wheel = (event: WheelEvent) => {
      if (!isDrawn(event.target, node)) return;
      event.preventDefault();
      const { x, y } = share(event);
      this.by(Math.exp(-event.deltaY / 400), x, y);
    };
    node.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('wheel', wheel);
    };
  };
}

/** Whether it is the drawing that is meant, and not a list or a panel that lies over it. */
function isDrawn(target: EventTarget | null, node: HTMLElement): boolean {
  return (
    target === node || (target instanceof Element && target.closest('svg')?.parentElement === node)
  );
}

/** Where the drawing in an element is on the screen; without one, the element itself. */
function areaOf(node: HTMLElement): Area {
  const drawing = [...node.children].find((child) => child.tagName.toLowerCase() === 'svg');
  const [, , width = 0, height = 0] =
    drawing
      ?.getAttribute('viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  if (!drawing || !(width > 0) || !(height > 0)) return node.getBoundingClientRect();
  return drawnIn(drawing.getBoundingClientRect(), width / height);
}

/** The part of a frame that a drawing of some proportion fills: as large as it can be, in the middle. */
export function drawnIn({ x, y, width, height }: Area, proportion: number): Area {
  const [w, h] = [Math.min(width, height * proportion), Math.min(height, width / proportion)];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}
