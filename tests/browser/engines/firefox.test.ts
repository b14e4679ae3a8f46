import { afterAll, beforeAll, describe, it } from 'vitest';
import { startConsole, type ConsoleServer } from '../console-server';
import { launchFirefox, type Firefox } from './firefox';
import { compareBoxes } from './boxes';
import { enter, useTests, walkTests } from './walk';

let server: ConsoleServer;
let page: Firefox;

beforeAll(async () => {
  [server, page] = await Promise.all([startConsole(), launchFirefox('')]);
  await enter(page, server.url);
});
afterAll(async () => {
  await page?.close();
  await server?.stop();
});

describe('the console in Firefox', () => {
  walkTests(() => page, 0);

  it('has boxes like those in Chromium', () => compareBoxes(page, server.url));

  useTests(
    () => page,
    () => server.url,
  );
});
