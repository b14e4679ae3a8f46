import { hasWatcher, setWatcher, watchRoot } from './loader-slot';

/** Names of widgets (the tag without `np-`) and how to load what defines each. */
export type Elements = Readonly<Record<string, () => Promise<unknown>>>;

/** Detail of `np-load-error`: a tag that could not be defined, and the way to try again. */
export interface LoadError {
  tag: string;
  error: unknown;
  retry: () => void;
}

/** What has to be there before an element's module is loaded: the words of the page's language. */
export type Before = (element: Element) => Promise<unknown> | undefined;

/** Milliseconds after which loading an element counts as failed (specification, section 4). */
const patience = 120_000;

/**
 * Defines tags as they appear anywhere in the page: one request per tag, only for tags that are used. A tag that cannot
 * be loaded gets an `np-load-error` event (bubbling, composed) and is tried again when the network comes back.
 * A second call on the same page does nothing, nor does one on a server.
 */
export function autoload(elements: Elements, before: Before = () => undefined, root = globalThis.document): void {
  if (!root || hasWatcher()) return;
  const watched = new WeakSet<Node>();
  const loading = new Map<string, Promise<unknown>>();
  const failed = new Map<string, Element>();

  const watch = (place: ParentNode & Node) => {
    if (watched.has(place)) return;
    watched.add(place);
    scan(place);
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) scan(place);
    }).observe(place, { childList: true, subtree: true });
  };

  const scan = (place: ParentNode) => {
    for (const element of place.querySelectorAll(':not(:defined)')) load(element.localName, element);
  };

  const load = (tag: string, element: Element) => {
    const start = tag.startsWith('np-') ? elements[tag.slice(3)] : undefined;
    if (!start || loading.has(tag) || failed.has(tag)) return;
    loading.set(
      tag,
      // A moment later: the script that imports the loader calls `connect()` right after.
      inTime(
        Promise.resolve()
          .then(() => before(element))
          .then(start),
      ).catch((error: unknown) => {
        loading.delete(tag);
        failed.set(tag, element);
        tell(tag, error);
      }),
    );
  };

  const retry = (tag: string) => {
    const element = failed.get(tag);
    failed.delete(tag);
    if (element) load(tag, element);
  };

  const tell = (tag: string, error: unknown) => {
    const detail: LoadError = { tag, error, retry: () => retry(tag) };
    const first = failed.get(tag);
    for (const element of new Set([...root.querySelectorAll(tag), ...(first ? [first] : [])])) {
      element.dispatchEvent(new CustomEvent('np-load-error', { detail, bubbles: true, composed: true }));
    }
  };

  setWatcher(watch);
  globalThis.addEventListener?.('online', () => [...failed.keys()].forEach(retry));
  watch(root);
  for (const tag of Object.keys(elements)) {
    for (const { shadowRoot } of root.querySelectorAll(`np-${tag}`)) if (shadowRoot) watch(shadowRoot);
  }
}

/**
 * Defines the tags in a shadow root of the page's own, now and as they appear there: the autoloader looks into the document
 * and into widgets, nobody tells it of other components. A root that is closed is known to its component alone. Twice does
 * nothing more.
 */
export const discover = (root: ParentNode & Node): void => watchRoot(root);

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('timeout')), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
