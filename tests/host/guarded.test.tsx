import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Guarded } from '../../host/guarded';
import { redirectTarget } from '../../host/guard';
import { useAddress } from '../../host/navigation';
import { matchPath, routes } from '../../host/routes';
import { clearSession, openSession } from '../../src/session';
import { givenBackEnd, token } from '../given/back-end';

let server: ReturnType<typeof givenBackEnd>;
let close: (() => void) | undefined;
let visited: string[];

beforeEach(() => {
  server = givenBackEnd();
  vi.stubGlobal('fetch', server.fetch);
  visited = [];
});
afterEach(() => {
  cleanup();
  close?.();
  clearSession();
});

/** The guard around a page that says its address. */
function Pages() {
  const at = useAddress();
  const target = location.pathname + location.search + location.hash;
  if (visited.at(-1) !== target) visited.push(target);
  return (
    <Guarded match={matchPath(routes, at.path)} at={at} waiting={() => null}>
      <p>{at.path}</p>
    </Guarded>
  );
}

function open(target: string, cookie?: string): void {
  history.replaceState(null, '', target);
  document.cookie = `np_token=${cookie ?? ''}; path=/${cookie ? '' : '; max-age=0'}`;
  close = openSession(() => undefined);
  render(<Pages />);
}

describe('a visit', () => {
  it.each([
    ['whose token has ended', 'dead', undefined],
    ['of an account that may not go on', token, { code: 4003, message: '账号已停用' }],
    ['without a token', undefined, undefined],
  ])('%s goes to login once, with the whole target', async (_, cookie, record) => {
    if (record) server.answers['/api/v3/user'] = record;
    open('/networks?status=offline#row-3', cookie);
    await screen.findByText('/login');
    const login = '/login?redirect=%2Fnetworks%3Fstatus%3Doffline%23row-3';
    expect(visited).toEqual(['/networks?status=offline#row-3', login]);
    expect(document.cookie).not.toContain('np_token');
    expect(redirectTarget(location.search)).toBe('/networks?status=offline#row-3');
  });

  it('with a token that is good stays where it is, and asks for the account once', async () => {
    open('/networks?status=offline#row-3', token);
    await screen.findByText('/networks');
    expect(visited).toEqual(['/networks?status=offline#row-3']);
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/v3/user']);
  });

  it.each([
    ['another code', { code: 5000, message: '系统繁忙' }],
    ['HTTP 429', () => Response.json({ message: 'slow down' }, { status: 429 })],
    ['a page instead of an answer', () => new Response('<html></html>')],
  ])('whose account call answers %s goes to /404 and stays signed in', async (_, record) => {
    server.answers['/api/v3/user'] = record;
    open('/networks', token);
    await waitFor(() => expect(location.pathname).toBe('/404'));
    expect(document.cookie).toContain(token);
  });

  it('to a public page needs no session: /qrcode too', async () => {
    open('/qrcode?id=qr-0001');
    await screen.findByText('/qrcode');
    expect(visited).toEqual(['/qrcode?id=qr-0001']);
    expect(server.asked).toEqual([]);
  });
});
