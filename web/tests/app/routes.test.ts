import { describe, expect, it } from 'vitest';

import { formatRoute, parseRoute, type Route } from '../../src/app/routes';

function parse(address: string): Route {
  return parseRoute(new URL(address, 'http://house'));
}

const ROUTES: [string, Route][] = [
  ['/', { page: 'home' }],
  ['/new/tiki', { page: 'new', game: 'tiki' }],
  ['/workshop/tiki', { page: 'workshop', game: 'tiki' }],
  ['/import', { page: 'import' }],
  ['/account', { page: 'account' }],
  ['/people/abc', { page: 'profile', id: 'abc' }],
  ['/admin', { page: 'admin' }],
  ['/password-reset', { page: 'password-reset' }],
  ['/ratings', { page: 'ratings' }],
  ['/ratings/tiki', { page: 'ratings', game: 'tiki' }],
  ['/tournaments', { page: 'tournaments' }],
  ['/tournaments/abc', { page: 'tournament', id: 'abc' }],
  ['/notifications', { page: 'notifications' }],
  ['/t/abc', { page: 'table', id: 'abc' }],
  ['/t/abc/join/s3cret', { page: 'join', id: 'abc', token: 's3cret' }],
  ['/t/abc/replay', { page: 'replay', id: 'abc' }],
  ['/t/abc/replay?move=12', { page: 'replay', id: 'abc', move: 12 }],
  ['/rules/tiki', { page: 'rules', game: 'tiki' }],
  ['/rules/tiki#TIKI-3.4', { page: 'rules', game: 'tiki', clause: 'TIKI-3.4' }],
];

describe('addresses', () => {
  it.each(ROUTES)('%s is read', (address, route) => {
    expect(parse(address)).toEqual(route);
  });

  it.each(ROUTES)('%s is written as it is read', (address, route) => {
    expect(formatRoute(route)).toBe(address);
  });

  it('carry any name safely', () => {
    const route: Route = { page: 'join', id: 'a/b', token: 'é?#' };

    expect(parse(formatRoute(route))).toEqual(route);
  });

  it.each([
    '/nowhere',
    '/t',
    '/t/',
    '/new',
    '/people',
    '/workshop',
    '/t/abc/join',
    '/t/abc/elsewhere',
    '/t/a/join/b/c',
    '/t/%zz',
  ])('%s leads nowhere', (address) => {
    expect(parse(address)).toEqual({ page: 'not-found' });
  });

  it('ignore a moment that is no number', () => {
    expect(parse('/t/abc/replay?move=last')).toEqual({ page: 'replay', id: 'abc' });
    expect(parse('/t/abc/replay?move=-1')).toEqual({ page: 'replay', id: 'abc' });
  });

  it.each([
    ['/cups/c1', '/tournaments/c1'],
    ['/notices', '/notifications'],
    ['/host', '/admin'],
    ['/back', '/password-reset'],
  ])('still know an address of earlier versions: %s', (before, now) => {
    expect(parse(before)).toEqual(parse(now));
    expect(formatRoute(parse(before))).toBe(now);
  });
});
