import { expect, it } from 'vitest';

it('the loader does nothing on a server', async () => {
  expect(Object.keys(await import('../../widgets/loader'))).toContain('connect');
});
