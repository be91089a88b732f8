/** The field as a world: a place for each seat's card, and the hand below, whose cards can be laid. */
import type { World } from '#web/board-kit/game-screen';
import { say } from '#web/i18n/i18n.svelte';

import Drawing from './drawing.svelte';
import { cardAt, HEIGHT, STEP, WIDTH } from './places';
import type { HarvestEvents, HarvestView } from './types';

export const world: World<HarvestView, HarvestEvents> = {
  box: ({ players }) => ({ x: 0, y: 0, width: 30 + Math.max(players, 5) * STEP, height: 290 }),

  // Cards alike are one choice, and lie side by side.
  elements: ({ hand }) =>
    [...new Set(hand)].map((card) => {
      const { x, y } = cardAt(hand.indexOf(card));
      const width = (hand.lastIndexOf(card) - hand.indexOf(card)) * STEP + WIDTH;
      return {
        id: `card:${card}`,
        centre: { x: x + width / 2, y: y + HEIGHT / 2 },
        shape: { kind: 'rect', x, y, width, height: HEIGHT, r: 8 },
        label: say('harvest-card', { card }),
      };
    }),

  Drawing,
};
