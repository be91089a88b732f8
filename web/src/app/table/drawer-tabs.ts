/** The tabs of the drawer of a table where one plays or watches. */
import { say } from '../../i18n/i18n.svelte';
import type { DrawerTab } from './drawer-state.svelte';
import type { TableSession } from './session.svelte';

export type TableTab = 'log' | 'chat' | 'rules' | 'table';

export function tabsOf(session: TableSession): readonly DrawerTab<TableTab>[] {
  const chat = hasChat(session) ? [chatTab(session.chat.unread)] : [];
  return [
    { name: 'log', icon: 'log', label: say('panel-log') },
    ...chat,
    { name: 'rules', icon: 'rules', label: say('panel-rules') },
    { name: 'table', icon: 'seats', label: say('panel-table') },
  ];
}

function chatTab(count: number): DrawerTab<TableTab> {
  const news = count ? say('chat-unread', { count }) : '';
  return { name: 'chat', icon: 'chat', label: say('panel-chat'), count, news };
}

/** Nobody to chat to: a table of one's own with bots, while nobody has said a word. */
function hasChat({ card, mine, chat }: TableSession): boolean {
  return (
    mine.length === 0 ||
    card.seats.some((seat) => seat.kind !== 'bot' && !seat.is_mine) ||
    Object.values(chat.rooms).some((lines) => lines.length > 0)
  );
}
