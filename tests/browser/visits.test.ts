import { afterAll, describe } from 'vitest';
import { endConsole } from './visits/one-console';

// What people do in a console that others use too: a server of its own would cost each of them more than the visit.

afterAll(endConsole);

describe.each([
  ['the frame of the console', () => import('./visits/console')],
  ['the login page', () => import('./visits/login')],
  ['terminals', () => import('./visits/users')],
  ['partners', () => import('./visits/partners')],
  ['a snippet', () => import('./visits/promotion')],
  ['a visitor of a site', () => import('./visits/site-login')],
  ['search, batches and packages', () => import('./visits/work')],
  ['firmware', () => import('./visits/upgrade')],
])('%s', async (_, visit) => {
  await visit();
});
