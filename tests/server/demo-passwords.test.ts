import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordHistory, passwordPlans } from '../../src/api/contract/wifi-password';
import { startReference, type Reference } from './reference';

let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
afterAll(() => server.close());

it('the password plans of the demo have every password that they count', async () => {
  const demo = await server.signIn();
  const plans = (await demo.call(passwordPlans, {})).data.list;
  expect(plans.length).toBeGreaterThan(0);
  for (const { id } of plans) {
    const { list, total } = (await demo.call(passwordHistory, { id })).data;
    expect(list[0]?.number).toBe(total);
  }
});
