/**
 * The camera of a world in a person's hand: one finger moves it, two bring it nearer, and so do the
 * wheel and buttons. Frames what can be chosen when a decision begins, if it is not in sight; what a
 * hand has set holds until the next decision. Owns no drawing; the numbers are `camera.ts`.
 */
import { fit, pan, serves, shows, viewBox, whole, zoom, type Camera, type Lens } from './camera';
import type { Box, Point } from './shapes';

/** What a camera looks at. */
export interface Sight {
  readonly box: Box;
  readonly nearest: number | undefined;
  readonly gain?: number | undefined;
  /** What must be in sight. */
  readonly wanted: readonly Point[];
  /** Which question is being asked. */
  readonly decision: string;
}

/** A press that moved further than this is a drag, and chooses nothing. */
const SLIP = 6;
/** The buttons at the foot of the window, which must cover nothing that is wanted. */
const FOOT = 56;
const BUTTONS = 156;

export class CameraHand {
  width = $state(600);
  height = $state(600);
  /** Where a hand has put it, and which question was asked then. */
  #moved = $state.raw<{ camera: Camera; decision: string } | null>(null);
  #rested: Camera | null = null;
  /** The size of the window that `#rested` was fitted to; none if a hand has put it there. */
  #fitted: string | null = null;
  /** The last move of a hand for a question that is not asked any more. */
  #left: object | null = null;
  #fingers = new Map<number, Point>();
  #dragged = 0;

  readonly #ratio = $derived(this.width / Math.max(1, this.height) || 1);
  readonly canMove = $derived.by(() => this.sight().nearest !== undefined);
  readonly #lens = $derived.by<Lens>(() => ({
    box: this.sight().box,
    ratio: this.#ratio,
    nearest: this.sight().nearest,
    gain: this.sight().gain,
  }));
  readonly camera = $derived.by(() => this.#aimed());
  readonly viewBox = $derived.by(() => {
    const { x, y, width, height } = viewBox(this.camera, this.#ratio);
    return `${x} ${y} ${width} ${height}`;
  });
  /** Units of the world in a pixel. */
  readonly unit = $derived(this.camera.width / Math.max(1, this.width));

  constructor(private readonly sight: () => Sight) {}

  #aimed(): Camera {
    const { wanted, decision } = this.sight();
    if (!this.canMove) return whole(this.#lens);
    const moved = this.#moved;
    if (moved?.decision === decision) return moved.camera;
    if (moved && moved !== this.#left) {
      this.#left = moved;
      this.#rested = moved.camera;
      this.#fitted = null;
    }
    const foot = Math.min(FOOT, this.height * 0.3);
    const clear = { ...this.#lens, ratio: this.width / Math.max(1, this.height - foot) };
    const lowered = (camera: Camera, by: number) => ({
      ...camera,
      y: camera.y + ((by * foot) / 2) * (camera.width / this.width),
    });
    const size = `${this.width} ${this.height}`;
    const isOfAnotherWindow = this.#fitted !== null && this.#fitted !== size;
    if (!this.#rested || isOfAnotherWindow || !serves(lowered(this.#rested, -1), wanted, clear)) {
      const fitted = fit(wanted, clear);
      const isWhole = fitted.width >= whole(clear).width;
      this.#rested = isWhole && this.#hasFreeCorner() ? whole(this.#lens) : lowered(fitted, 1);
      this.#fitted = size;
    }
    return this.#rested;
  }

  /** Whether the whole leaves so much room beside it that the buttons cover nothing of it. */
  #hasFreeCorner(): boolean {
    const { width } = whole(this.#lens);
    return ((width - this.#lens.box.width) / 2) * (this.width / width) >= BUTTONS;
  }

  #set(camera: Camera): void {
    this.#moved = { camera, decision: this.sight().decision };
  }

  nearer(by: number, at: Point = this.camera): void {
    this.#set(zoom(this.camera, by, at, this.#lens));
  }

  home(): void {
    this.#set(whole(this.#lens));
  }

  /** Bring a point into sight, if it is not. */
  follow(at: Point): void {
    if (this.canMove && !shows(this.camera, at, this.#ratio))
      this.#set({ ...this.camera, x: at.x, y: at.y });
  }

  /** To be attached to the drawing. */
  readonly attach = (node: SVGSVGElement): (() => void) | undefined => {
    if (!this.canMove) return undefined;
    const under = (event: { clientX: number; clientY: number }): Point => {
      const box = node.getBoundingClientRect();
      return {
        x: this.camera.x + (event.clientX - box.x - box.width / 2) * this.unit,
        y: this.camera.y + (event.clientY - box.y - box.height / 2) * this.unit,
      };
    };
    const on = <Kind extends keyof SVGSVGElementEventMap>(
      kind: Kind,
      act: (event: SVGSVGElementEventMap[Kind]) => void,
      options: AddEventListenerOptions = {},
    ) => {
      node.addEventListener(kind, act, options);
      return () => node.removeEventListener(kind, act, options);
    };
    const off = [
      on('pointerdown', (event) => {
        if (this.#fingers.size === 0) this.#dragged = 0;
        this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }),
      on('pointermove', (event) => this.#drag(event, under)),
      ...(['pointerup', 'pointercancel', 'pointerleave'] as const).map((kind) =>
        on(kind, (event) => this.#fingers.delete(event.pointerId)),
      ),
      on(
        'wheel',
        (event) => {
          event.preventDefault();
          this.nearer(Math.exp(event.deltaY * 0.0015), under(event));
        },
        { passive: false },
      ),
      // The end of a drag is no choice.
      on(
        'click',
        (event) => {
          if (this.#dragged > SLIP) {
            event.stopPropagation();
            event.preventDefault();
          }
          this.#dragged = 0;
        },
        { capture: true },
      ),
    ];
    return () => off.forEach((stop) => stop());
  };

  #drag(event: PointerEvent, under: (event: { clientX: number; clientY: number }) => Point): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.#dragged += SLIP;
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      if (is > 0 && was > 0) this.nearer(was / is, under(middle));
    } else {
      this.#dragged += Math.hypot(now.x - before.x, now.y - before.y);
      const [dx, dy] = [(before.x - now.x) * this.unit, (before.y - now.y) * this.unit];
      if (this.#dragged > SLIP) this.#set(pan(this.camera, dx, dy, this.#lens));
    }
    this.#fingers.set(event.pointerId, now);
  }
}
