import { cleanup, configure } from '@testing-library/react';
import { Storage } from 'happy-dom';
import { afterAll, vi } from 'vitest';

// How long a test waits for what it says will come, milliseconds. No test asserts a time: the limit is for what never comes, and
// leaves room for a machine that does other work.
configure({ asyncUtilTimeout: 30_000 });

// Each file has storages of its own. Node has some too since 25, in whose place the page's would not come by themselves;
// they keep nothing unless Node is told a file.
const stored = { Storage, localStorage: new Storage(), sessionStorage: new Storage() };
for (const [name, value] of Object.entries(stored)) {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}

// The next file finds the page as the first one did.
afterAll(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});
