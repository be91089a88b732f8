/**
 * What was taken back, and what stands. An event of kind "undone" or "rewound" says which events
 * before it no longer count: `count` of them, from the number `first` on. Pure.
 */
import type { SeenEvent, Rewound, Undone } from '../generated/wire';

export interface LogLine {
  readonly event: SeenEvent;
  /** What this event took back, with what had been taken back in there before. */
  readonly folded: readonly LogLine[];
}

/** Whether the event says that others no longer count. */
function takesBack(event: SeenEvent): event is SeenEvent & { readonly data: Undone | Rewound } {
  return event.kind === 'undone' || event.kind === 'rewound';
}

/** The log as lines, with everything taken back folded into the line that says so. */
export function folded(events: readonly SeenEvent[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) {
    if (!takesBack(event)) {
      lines.push({ event, folded: [] });
      continue;
    }
    const { first, count } = event.data;
    const last = first + count - 1;
    const from = lines.findIndex((line) => line.event.number >= first);
    const beyond = lines.findIndex((line) => line.event.number > last);
    const to = beyond < 0 ? lines.length : beyond;
    const gone = from < 0 ? [] : lines.splice(from, to - from);
    lines.push({ event, folded: gone });
  }
  return lines;
}

/** The events that still count. */
export function standing(events: readonly SeenEvent[]): SeenEvent[] {
  return folded(events)
    .map((line) => line.event)
    .filter((event) => !takesBack(event));
}
