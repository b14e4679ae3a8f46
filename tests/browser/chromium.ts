import { chromium, type Browser } from 'playwright-core';

/** Where Debian puts Chromium; `CHROMIUM` names another one. */
const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Starts headless Chromium without any background traffic of its own. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

let running: Promise<Browser> | undefined;

/** One Chromium for all files that a test process runs: it ends with the process. */
export const sharedBrowser = (): Promise<Browser> => (running ??= launch());
