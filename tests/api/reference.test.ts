import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth, user } from '../../src/api/contract';
import type { ApiError, Client } from '../../src/api';
import { startReference, type Reference } from '../server/reference';

let server: Reference;
let demo: Client;
beforeAll(async () => {
  server = await startReference();
  demo = await server.signIn();
});
afterAll(() => server.close());

/** Widget tests run in a DOM, whose Request, Response and streams are not those of Node. */
describe('the reference server in a page', () => {
  it('answers a signed-in client', async () => {
    const { data } = await demo.call(user.user, {});
    expect(data).toMatchObject({ email: 'demo@netpane.cn' });
  });

  it('refuses as the client understands it', async () => {
    const kind = (work: Promise<unknown>) => work.catch((error: unknown) => (error as ApiError).kind);
    expect(await kind(server.client.call(user.user, {}))).toBe('unauthorized');
    expect(await kind(server.client.call(auth.login, {} as never))).toBe('invalid');
    expect(await kind(server.client.call(auth.login, { email: 'demo@netpane.cn', password: 'Wrong1234' }))).toBe(
      'code',
    );
  });
});
