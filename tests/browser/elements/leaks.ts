import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Hands, Place } from './place';

declare const hands: Hands;

/** Mounts and unmounts that are counted. What one of them leaves behind is left by each. */
const times = 6;
/** What the browser itself may still hold: the element that had the focus or was painted last. */
const spare = 1;
/** React listens to every kind of event on the root of each element and of each portal; so many hang on one that is still held. */
const listenersOfOne = 300;
/** Bytes that the mounts may leave to the engine: code that it compiled meanwhile, answers that are kept. */
const warm = 2 ** 19;

/** An element that was in somebody's page and is taken out leaves nothing there. */
export function leavesNothing(tag: string, place: () => Place): void {
  /** Puts elements into the page and takes them out, one after the other; holds them weakly. */
  const mounts = (count: number) =>
    place().page.evaluateHandle(
      async ({ tag, count }) => {
        const refs: WeakRef<Element>[] = [];
        for (let i = 0; i < count; i++) {
          const element = await hands.mount(tag);
          refs.push(new WeakRef(element));
          element.remove();
          await new Promise((done) => setTimeout(done));
        }
        return refs;
      },
      { tag, count },
    );
  const page = () => place().page.evaluate((tag) => ({ ...hands.around(tag), ...hands.common() }), tag);

  it(`leaves nothing behind after ${times} mounts and unmounts`, async () => {
    const { rested, devtools } = place();
    // What is shared by all stays from the first time on: sheets, the page's one watcher, what was read.
    await mounts(2);
    await rested();
    await mounts(1);
    const before = await page();
    const lightly = await weight(devtools);
    const refs = await mounts(times);
    await rested();
    expect(await page()).toEqual(before);
    /** What is more than it may be after everything that can go is gone, and by how much. */
    const left = async () => {
      const heavily = await weight(devtools);
      const held = await refs.evaluate((all) => all.filter((ref) => ref.deref()).length);
      const more = {
        elements: held - spare,
        nodes: heavily.nodes - lightly.nodes - (times - 1),
        // Not one for each mount, besides those of what is still held.
        listeners: heavily.listeners - lightly.listeners - (times - 1) - held * listenersOfOne,
        bytes: heavily.bytes - lightly.bytes - warm,
      };
      return Object.entries(more).filter(([, by]) => by > 0);
    };
    await expect.poll(left, { timeout: 20_000, interval: 500 }).toEqual([]);
  });
}

/** What the page's heap holds after everything that can go is gone: nodes of the document and off it, listeners, bytes. */
async function weight(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, bytes: usedSize };
}
