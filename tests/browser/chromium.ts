import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../run/chromium.mjs';

/** How long a test waits for what never comes, milliseconds: leaves room for a machine that does other work. */
const patience = 90_000;

/** Pages of tests are young: what is compiled for speed is never paid back. */
const young = ['--js-flags=--no-opt,--no-maglev'];

/** Scroll bars that take room of their own, as on Windows: a headless browser hides them. */
const classicBars = { flags: ['--disable-features=OverlayScrollbar'], without: ['--hide-scrollbars'] };

/**
 * Starts headless Chromium for tests: with `flags` of its own where pages live long, and with scroll bars that take room
 * where `classic`.
 */
export async function launch(flags: readonly string[] = young, classic = false): Promise<Browser> {
  const browser = await launchAsUsed(flags, classic);
  // What moves while a test waits is drawn sixty times a second for nobody; a test about movement asks for it.
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ reducedMotion: 'reduce', ...options });
  return browser;
}

/** Starts headless Chromium as its users have it, but without any background traffic of its own. */
export async function launchAsUsed(flags: readonly string[] = [], classic = false): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? 'chromium',
    ignoreDefaultArgs: classic ? classicBars.without : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
      ...(classic ? classicBars.flags : []),
    ],
  });
  browser.on('context', (context) => context.setDefaultTimeout(patience));
  return browser;
}

let running: Promise<Browser> | undefined;

/** One Chromium for all files that a test process runs: it ends with the process. */
export const sharedBrowser = (): Promise<Browser> => (running ??= launch());
