import { existsSync } from 'node:fs';

/** Chromium without windows, of the same version: the same pages for half the work. */
export const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

/** Where a Chromium is: the one that `CHROMIUM` names, else Debian's; undefined where there is none. */
export const chromiumPath = () =>
  process.env.CHROMIUM ?? [headlessShell, '/usr/bin/chromium'].find((path) => existsSync(path));
