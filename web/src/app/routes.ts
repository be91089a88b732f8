/** The addresses of the pages as one table, read both ways. Pure: `parse(format(route))` is the route. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'import' }
  | { page: 'account' }
  | { page: 'profile'; id: string }
  | { page: 'lobby' }
  | { page: 'admin' }
  | { page: 'password-reset' }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string; token: string }
  | { page: 'replay'; id: string; move?: number }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'workshop'; game: string }
  | { page: 'ratings'; game?: string }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'notifications' }
  | { page: 'not-found' };

export type PageName = Route['page'];

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** `:name` is a part of the path, `:name?` one that may be missing. */
const PATHS: Record<PageName, string> = {
  home: '/',
  new: '/new/:game',
  import: '/import',
  account: '/account',
  profile: '/people/:id',
  lobby: '/lobby',
  admin: '/admin',
  'password-reset': '/password-reset',
  table: '/t/:id',
  join: '/t/:id/join/:token',
  replay: '/t/:id/replay',
  rules: '/rules/:game',
  workshop: '/workshop/:game',
  ratings: '/ratings/:game?',
  tournaments: '/tournaments',
  tournament: '/tournaments/:id',
  notifications: '/notifications',
  'not-found': '/not-found',
};

/** What a page reads behind its path. */
const BEHIND: { readonly [Page in PageName]?: (address: Address) => object } = {
  replay: ({ search }) => {
    const move = new URLSearchParams(search).get('move');
    return move !== null && /^\d{1,6}$/.test(move) ? { move: Number(move) } : {};
  },
  rules: ({ hash }) => {
    const clause = decoded(hash.slice(1));
    return clause ? { clause } : {};
  },
};

/** Addresses of earlier versions: links in mails and bookmarks still lead where they did. */
const RENAMED = new Map([
  ['cups', 'tournaments'],
  ['notices', 'notifications'],
  ['host', 'admin'],
  ['back', 'password-reset'],
]);

const PATTERNS = (Object.keys(PATHS) as PageName[]).map((page) => ({
  page,
  parts: partsOf(PATHS[page]),
}));

export function parseRoute(address: Address): Route {
  const parts = partsOf(address.pathname).map(decoded);
  const [first = ''] = parts;
  if (RENAMED.has(first)) parts[0] = RENAMED.get(first) ?? first;
  for (const { page, parts: pattern } of PATTERNS) {
    const names = matched(pattern, parts);
    if (names) return { page, ...names, ...BEHIND[page]?.(address) } as Route;
  }
  return { page: 'not-found' };
}

export function formatRoute(route: Route): string {
  const values = route as unknown as Readonly<Record<string, string | undefined>>;
  const parts = partsOf(PATHS[route.page]).flatMap((part) => {
    const name = nameIn(part);
    const value = name === null ? part : values[name];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return `/${parts.join('/')}${behind(route)}`;
}

/** Changes when another page is wanted, and not with the moment or the clause that it shows. */
export function keyOf(route: Route): string {
  return formatRoute(route).replace(/[?#].*/, '');
}

function behind(route: Route): string {
  if (route.page === 'replay' && route.move !== undefined) return `?move=${route.move}`;
  if (route.page === 'rules' && route.clause) return `#${encodeURIComponent(route.clause)}`;
  return '';
}

/** The named parts of a path that fits a pattern; null if it does not. */
function matched(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string> | null {
  if (parts.length > pattern.length || parts.includes('')) return null;
  const names: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const part = parts[at];
    const name = nameIn(wanted);
    if (part === undefined && !wanted.endsWith('?')) return null;
    if (name === null && part !== wanted) return null;
    if (name !== null && part !== undefined) names[name] = part;
  }
  return names;
}

function nameIn(part: string): string | null {
  return part.startsWith(':') ? part.slice(1).replace('?', '') : null;
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
