// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { house, adminApi, HouseError } from '../../src/app/api';

/** A house that gives one answer and remembers what it was asked. */
function answering(status: number, body: unknown) {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(
      new Response(text, { status, headers: { 'content-type': 'application/json' } }),
    );
  });
  return asked;
}

const only = (asked: Request[]) => {
  expect(asked).toHaveLength(1);
  return asked[0] as Request;
};

afterEach(() => vi.unstubAllGlobals());

describe('the house over HTTP', () => {
  it('is asked at its own address, names encoded', async () => {
    const asked = answering(200, { id: 'x' });
    await house.table('a/b c');
    expect(new URL(only(asked).url).pathname).toBe('/api/tables/a%2Fb%20c');
    expect(only(asked).method).toBe('GET');
  });

  it('is told a seat only where there is one', async () => {
    const asked = answering(200, {});
    await house.review('t');
    await house.review('t', 0);
    expect(asked.map((one) => new URL(one.url).search)).toEqual(['', '?seat=0']);
  });

  it('is shown what stands for a PIN', async () => {
    const asked = answering(200, {});
    await house.leave('t', 0);
    await house.leave('t', 0, 'permit');
    expect(asked.map((one) => one.headers.get('x-tambo-permit'))).toEqual([null, 'permit']);
  });

  it('is sent what someone wants as JSON', async () => {
    const asked = answering(200, {});
    await house.join('t', { token: 'x', name: 'Ana' });
    expect(only(asked).method).toBe('POST');
    expect(only(asked).headers.get('content-type')).toBe('application/json');
    expect(await only(asked).json()).toEqual({ token: 'x', name: 'Ana' });
  });

  it('is sent no body where none is wanted', async () => {
    const asked = answering(200, {});
    await house.again('t');
    expect(await only(asked).text()).toBe('');
  });

  it('knows its host by a token', async () => {
    const asked = answering(200, []);
    await adminApi('secret').reports();
    expect(only(asked).headers.get('x-tambo-admin')).toBe('secret');
  });
});

describe('a failure', () => {
  const caught = async () => {
    const error: unknown = await house.tables().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HouseError);
    return error as HouseError;
  };

  it('says what the house says', async () => {
    answering(409, {
      code: 'table.over',
      said: { key: 'house-error-table-over', args: {} },
      clause: null,
    });
    expect(await caught()).toMatchObject({
      status: 409,
      code: 'table.over',
      said: { key: 'house-error-table-over' },
    });
  });

  it('says at least its number where the house says nothing', async () => {
    answering(502, '<html>');
    expect(await caught()).toMatchObject({
      status: 502,
      code: '',
      said: { key: 'error-unknown', args: { status: '502' } },
    });
  });

  it('is told from a house that cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await caught()).toMatchObject({ status: 0, code: 'offline' });
  });
});
