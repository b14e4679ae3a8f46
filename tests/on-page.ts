import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { Storage } from 'happy-dom';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';
import { __PRIVATE__ } from 'styled-components';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// React keeps the stack of each element that is made; Vitest lets it have a hundred lines.
Error.stackTraceLimit = 10;

const later = globalThis.setImmediate;
/** Resolves when React has done what it does after it drew. */
const afterDrawing = () => new Promise<void>((done) => later(() => later(done)));

/**
 * What is set up for all files of a process. This file runs before each of them, the packages are loaded once: what was put
 * around something of theirs would be put around itself again and again.
 */
const shared = globalThis as { pageIsSetUp?: true };
if (!shared.pageIsSetUp) {
  shared.pageIsSetUp = true;
  setUpWaiting();
  setUpMatching();
}

function setUpWaiting(): void {
  // How long a test waits for what it says will come, milliseconds. No test asserts a time: the limit is for what never comes,
  // and leaves room for a machine that does other work. What was waited for is there with its effects: what is done to it next
  // is heard, and seen at once.
  configure((usual) => ({
    asyncUtilTimeout: 30_000,
    asyncWrapper: (work) =>
      usual.asyncWrapper(async () => {
        const found = await work();
        await afterDrawing();
        return found;
      }),
    // What is looked for until it is there is missed many times, and only the last of those is read.
    getElementError(message, container) {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      const say = () => [message, prettyDOM(container as Element)].filter(Boolean).join('\n\n');
      let said: string | undefined;
      return Object.defineProperty(error, 'message', { configurable: true, get: () => (said ??= say()) });
    },
  }));
}

function setUpMatching(): void {
  // Whether something is hidden is asked of every rule of every style: most are of a class that an element has not. Told by
  // its attribute, that costs a tenth of parsing the rule's selector again.
  const { matches } = QuerySelector;
  const classes = new Map<string, string>();
  QuerySelector.matches = function (element, selector, options) {
    let wanted = classes.get(selector);
    if (wanted === undefined) classes.set(selector, (wanted = classOf(selector)));
    if (wanted && !element.getAttribute('class')?.includes(wanted)) return null;
    return matches.call(QuerySelector, element, selector, options);
  };
}

/** A class that whatever the selector means has to have; empty where that takes more than a look. */
function classOf(selector: string): string {
  const last = /[,()[\]\\"']/.test(selector) ? '' : selector.split(/[\s>+~|]+/).at(-1)!;
  return /\.([\w-]+)/.exec(last)?.[1] ?? '';
}

// Each file has storages of its own. Node has some too since 25, in whose place the page's would not come by themselves;
// they keep nothing unless Node is told a file.
const stored = { Storage, localStorage: new Storage(), sessionStorage: new Storage() };
for (const [name, value] of Object.entries(stored)) {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}

// A press of what is disabled does nothing: a test would wait in vain for what it was to bring.
beforeEach(() => {
  const { dispatchEvent } = HTMLButtonElement.prototype;
  vi.spyOn(HTMLButtonElement.prototype, 'dispatchEvent').mockImplementation(function (this: HTMLButtonElement, event) {
    if (event.type === 'click' && this.disabled) throw new Error(`pressed while disabled: ${this.outerHTML}`);
    return dispatchEvent.call(this, event);
  });
});

// What leads the window away, as a download does that is really clicked, would fail the files that come after it.
afterEach(() => expect(location.protocol).toMatch(/^(about|https?):$/));

// The next file finds the page as the first one did. Styles as well: each is looked at for each element whose style is asked for.
afterAll(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  const { mainSheet } = __PRIVATE__;
  mainSheet.clearTag();
  mainSheet.names.clear();
  for (const styles of document.head.querySelectorAll('style')) styles.remove();
});
