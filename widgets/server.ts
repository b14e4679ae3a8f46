import { attributesFor, draw, drawingClient, tagOf } from '../src/element/draw';
import { bringWords, type Language } from '../src/text/words';
import type { Theme } from '../src/theme';
import { coming } from '../src/ui/lazy';
import { contracts } from './catalog';
import { components } from './components';

/** What `render()` gives. */
export interface Rendered {
  /** The element with what it shows. */
  html: string;
  /** What `style-src` of the page's policy names for it: a hash. Empty for a bare tag, which needs none. */
  style: string;
}

/** What `render()` takes. */
export interface RenderOptions {
  /** Where the API is, for example `https://cloud.example.com`. */
  baseUrl: string;
  /** An embed token for the reader, as the site's back end got it. It is used for the reads and stands nowhere in the answer. */
  token: string;
  /** The origin that the page is shown on, for which the token was given. */
  origin: string;
  /** Props of the widget, as its React component takes them. */
  props?: Readonly<Record<string, unknown>>;
  /** Other attributes of the tag: `id`, `class`, `density` and the like. */
  attributes?: Readonly<Record<string, string>>;
  /** `zh-CN` unless told. */
  lang?: Language;
  /** Light unless told. `auto` follows the reader's system. */
  theme?: Theme;
  /** The reader's time zone, for example `Asia/Shanghai`; this machine's unless told. */
  timeZone?: string;
  /** Address of the console; links lead there. */
  consoleUrl?: string;
  /** Milliseconds that each read may take; 3,000 unless told. */
  timeout?: number;
  /** Sends the requests; the platform's own unless told. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * The HTML of an element with its data, for a page that a server makes: `<np-alarm-list>` with what it shows in a declarative
 * shadow root. In the browser the element takes it over without a flash.
 *
 * `style` is what the page's `style-src` has to name. A read that is refused or late leaves its place marked as loading, and
 * a widget that cannot be drawn without a browser comes as its bare tag: the browser does it all then.
 */
export async function render(name: string, options: RenderOptions): Promise<Rendered> {
  const { props = {}, lang = 'zh-CN', theme, timeZone: zone, consoleUrl, timeout = 3_000 } = options;
  const contract = contracts[name];
  const load = components[name];
  if (!contract || !load) throw new Error(`netpane/server: ${name}?`);
  const attributes = {
    ...attributesFor(contract, props),
    ...(options.lang && { lang }),
    ...(theme && { theme }),
    ...options.attributes,
  };
  try {
    if (lang === 'en') await import('./english');
    const client = drawingClient({ ...options, timeout });
    const Widget = await load();
    // What only some answers need is on its way once another language is asked for, and nothing is drawn before.
    await bringWords(lang);
    return await draw({
      contract,
      Widget,
      props,
      attributes,
      lang,
      theme,
      zone,
      consoleUrl,
      client,
      arrived: () => arrived(timeout),
    });
  } catch {
    return { html: tagOf({ contract, attributes }), style: '' };
  }
}

/** Parts of widgets that are loaded when they are first drawn; false when there were none, or one is late. */
async function arrived(timeout: number): Promise<boolean> {
  const parts = [...coming];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), timeout);
  });
  const all = Promise.all(parts).then(() => parts.length > 0);
  return Promise.race([all, late]).finally(() => clearTimeout(timer));
}
