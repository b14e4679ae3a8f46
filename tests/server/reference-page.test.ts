import { expect, it } from 'vitest';
import { createApp } from '../../host/server/app';
import type { Services } from '../../host/server/kit/context/context';

const app = createApp({ now: Date.now } as Services, { authenticate: async () => undefined });
const ask = (path: string) => app(new Request(`http://cloud.test${path}`));

it('the contract is served for programs', async () => {
  const response = await ask('/openapi.json');
  const document = (await response.json()) as { openapi: string; info: { version: string }; paths: object };
  expect([response.status, document.openapi]).toEqual([200, '3.1.0']);
  expect(document.info.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(Object.keys(document.paths)).toContain('/api/v3/login');
});

it('and as a page for people, without script and under a policy that lets nothing in', async () => {
  const response = await ask('/openapi');
  const text = await response.text();
  expect(text).toContain('POST /api/v3/login');
  expect(text).not.toMatch(/<script|<style|style=/);
  expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`);
});
