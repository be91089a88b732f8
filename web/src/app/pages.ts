/** Which component shows which page. Each is loaded when it is wanted for the first time. */
import type { Component } from 'svelte';

import { i18n } from '../i18n/i18n.svelte';
import type { PageName, Route } from './routes';

/** A page is handed what its address says. */
type PageProps<Page extends PageName> = Omit<Extract<Route, { page: Page }>, 'page'>;
type Loader<Page extends PageName> = () => Promise<{ default: Component<PageProps<Page>> }>;

const PAGES: { readonly [Page in PageName]: Loader<Page> } = {
  home: () => import('./pages/home.svelte'),
  new: () => import('./pages/new-table.svelte'),
  import: () => import('./pages/import.svelte'),
  account: () => import('./pages/account.svelte'),
  profile: () => import('./pages/profile.svelte'),
  lobby: () => import('./pages/lobby.svelte'),
  admin: () => import('./pages/admin.svelte'),
  'password-reset': () => import('./pages/password-reset.svelte'),
  table: () => import('./pages/table.svelte'),
  join: () => import('./pages/join.svelte'),
  replay: () => import('./pages/replay.svelte'),
  rules: () => import('./pages/rules.svelte'),
  workshop: () => import('./pages/workshop.svelte'),
  ratings: () => import('./pages/ratings.svelte'),
  tournaments: () => import('./pages/tournaments.svelte'),
  tournament: () => import('./pages/tournament.svelte'),
  notifications: () => import('./pages/notifications.svelte'),
  'not-found': () => import('./pages/not-found.svelte'),
};

/** A page and its texts. A table has those of every screen, and those of its game. */
export async function pageOf(page: PageName): Promise<Component<Record<string, unknown>>> {
  const [{ default: found }] = await Promise.all([
    PAGES[page](),
    page === 'table' ? undefined : i18n.loadPages(),
  ]);
  return found as unknown as Component<Record<string, unknown>>;
}

export function propsOf(route: Route): Record<string, unknown> {
  return Object.fromEntries(Object.entries(route).filter(([name]) => name !== 'page'));
}
