import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../run/chromium.mjs';

/** How long a test waits for what never comes, milliseconds: leaves room for a machine that does other work. */
const patience = 90_000;

/** Starts headless Chromium without any background traffic of its own. */
export async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages of tests are young: what is compiled for speed is never paid back.
      '--js-flags=--no-opt,--no-maglev',
    ],
  });
  browser.on('context', (context) => context.setDefaultTimeout(patience));
  return browser;
}

let running: Promise<Browser> | undefined;

/** One Chromium for all files that a test process runs: it ends with the process. */
export const sharedBrowser = (): Promise<Browser> => (running ??= launch());
