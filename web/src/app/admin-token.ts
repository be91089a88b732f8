/** What the admin came with: it stays in this tab, and is never part of an address that is sent. */
const KEPT = 'tambo.host';

/** The token comes after the #, which no server and no log is sent, and leaves the address at once. */
export function takeHostToken(): string {
  const given = location.hash.slice(1);
  if (given) {
    sessionStorage.setItem(KEPT, given);
    history.replaceState(history.state, '', '/admin');
  }
  return sessionStorage.getItem(KEPT) ?? '';
}

export function isAdminHere(): boolean {
  return sessionStorage.getItem(KEPT) !== null;
}
