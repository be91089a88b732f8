/** The addresses of the pages, both ways. Pure: `parse(format(route))` is the route. */

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
  | { page: 'lost' };

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Addresses of earlier versions: links in mails and bookmarks still lead where they did. */
const RENAMED = new Map([
  ['cups', 'tournaments'],
  ['notices', 'notifications'],
  ['host', 'admin'],
  ['back', 'password-reset'],
]);

export function parseRoute({ pathname, search, hash }: Address): Route {
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  const [head = '', second, third, fourth] = parts;
  const first = RENAMED.get(head) ?? head;
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && first === 'import') return { page: 'import' };
  if (parts.length === 1 && first === 'account') return { page: 'account' };
  if (parts.length === 1 && first === 'lobby') return { page: 'lobby' };
  if (parts.length === 1 && first === 'admin') return { page: 'admin' };
  if (parts.length === 1 && first === 'password-reset') return { page: 'password-reset' };
  if (parts.length === 1 && first === 'ratings') return { page: 'ratings' };
  if (parts.length === 1 && first === 'tournaments') return { page: 'tournaments' };
  if (parts.length === 1 && first === 'notifications') return { page: 'notifications' };
  if (second === undefined || parts.includes('')) return { page: 'lost' };
  if (parts.length === 2 && first === 'ratings') return { page: 'ratings', game: second };
  if (parts.length === 2 && first === 'tournaments') return { page: 'tournament', id: second };
  if (parts.length === 2 && first === 'new') return { page: 'new', game: second };
  if (parts.length === 2 && first === 'people') return { page: 'profile', id: second };
  if (parts.length === 2 && first === 'workshop') return { page: 'workshop', game: second };
  if (parts.length === 2 && first === 'rules') {
    const clause = decoded(hash.slice(1));
    return clause ? { page: 'rules', game: second, clause } : { page: 'rules', game: second };
  }
  if (first !== 't') return { page: 'lost' };
  if (parts.length === 2) return { page: 'table', id: second };
  if (parts.length === 3 && third === 'replay') {
    const move = moveOf(new URLSearchParams(search).get('move'));
    return move === undefined
      ? { page: 'replay', id: second }
      : { page: 'replay', id: second, move };
  }
  if (parts.length === 4 && third === 'join' && fourth) {
    return { page: 'join', id: second, token: fourth };
  }
  return { page: 'lost' };
}

export function formatRoute(route: Route): string {
  const safe = encodeURIComponent;
  switch (route.page) {
    case 'home':
      return '/';
    case 'new':
      return `/new/${safe(route.game)}`;
    case 'workshop':
      return `/workshop/${safe(route.game)}`;
    case 'import':
      return '/import';
    case 'account':
      return '/account';
    case 'profile':
      return `/people/${safe(route.id)}`;
    case 'lobby':
      return '/lobby';
    case 'admin':
      return '/admin';
    case 'password-reset':
      return '/password-reset';
    case 'table':
      return `/t/${safe(route.id)}`;
    case 'join':
      return `/t/${safe(route.id)}/join/${safe(route.token)}`;
    case 'replay':
      return `/t/${safe(route.id)}/replay${route.move === undefined ? '' : `?move=${route.move}`}`;
    case 'rules':
      return `/rules/${safe(route.game)}${route.clause ? `#${safe(route.clause)}` : ''}`;
    case 'ratings':
      return route.game === undefined ? '/ratings' : `/ratings/${safe(route.game)}`;
    case 'tournaments':
      return '/tournaments';
    case 'tournament':
      return `/tournaments/${safe(route.id)}`;
    case 'notifications':
      return '/notifications';
    case 'lost':
      return '/lost';
  }
}

function moveOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
