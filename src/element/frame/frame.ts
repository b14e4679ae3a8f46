import { connectFramed, type Connection } from '../../session/connection';
import type { Elements } from '../loader';
import type { NetpaneElement } from '../types';
import type { FrameConnect, FrameSettings, FromFrame, ToFrame } from './protocol';

/**
 * The page `/embed/<name>`: one widget, driven by the page around it. Only a page whose origin the server named may
 * connect; what it says comes over a port of its own. `before` brings its words of the language that the query names.
 */
export function openFrame(
  elements: Elements,
  before: (lang: string, name: string) => Promise<unknown> | undefined,
): void {
  const name = location.pathname.split('/').at(-1) ?? '';
  const origins = (document.querySelector<HTMLMetaElement>('meta[name=netpane-origins]')?.content ?? '').split(' ');
  const load = Object.hasOwn(elements, name) ? elements[name] : undefined;
  if (!load) return;
  bare();
  // Asked for at once: the page around needs a moment to connect.
  const lang = new URLSearchParams(location.search).get('lang') ?? '';
  const defined = Promise.resolve(before(lang, name)).then(load);
  addEventListener('message', ({ source, origin, data, ports }: MessageEvent<FrameConnect | undefined>) => {
    const [port] = ports;
    if (source !== window.parent || !origins.includes(origin) || data?.netpane !== 'connect' || !port) return;
    show(`np-${name}`, origin, data, port);
    void defined.catch(() => send(port, { type: 'event', name: 'np-load-error', detail: { tag: `np-${name}` } }));
  });
}

const send = (port: MessagePort, message: FromFrame) => port.postMessage(message);

function show(tag: string, origin: string, setup: FrameConnect, port: MessagePort): void {
  const asked = new Map<
    number,
    (given: Awaited<ReturnType<NonNullable<Connection['token']>>> | Promise<never>) => void
  >();
  let last = 0;
  const token: NonNullable<Connection['token']> = () =>
    new Promise((done) => {
      const id = ++last;
      asked.set(id, done as never);
      send(port, { type: 'token', id });
    });
  connectFramed({ baseUrl: '', token, ...(setup.consoleUrl && { consoleUrl: setup.consoleUrl }) }, origin);

  const element = document.createElement(tag) as NetpaneElement;
  const apply = ({ props, theme, variables, state }: FrameSettings) => {
    if (props) Object.assign(element, props);
    if (theme) element.theme = theme;
    if (state) element.state = state;
    for (const [name, value] of Object.entries(variables ?? {})) {
      if (name.startsWith('--np-')) document.documentElement.style.setProperty(name, value);
    }
  };
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'settings') return apply(data);
    const answer = asked.get(data.id);
    asked.delete(data.id);
    answer?.(data.given ?? Promise.reject(new Error('no token')));
  };
  apply(setup);
  forward(element, port, new Set(setup.handled));
  new ResizeObserver(() => send(port, { type: 'height', height: Math.ceil(element.offsetHeight) })).observe(element);
  document.body.replaceChildren(element);
  send(port, { type: 'ready' });
}

/** Everything that the element tells, whatever its name is. */
function forward(element: NetpaneElement, port: MessagePort, handled: ReadonlySet<string>): void {
  element.dispatchEvent = (event) => {
    if (event.type.startsWith('np-') && event instanceof CustomEvent) {
      send(port, { type: 'event', name: event.type, detail: event.detail });
      if (handled.has(event.type)) event.preventDefault();
    }
    return HTMLElement.prototype.dispatchEvent.call(element, event);
  };
}

/** The widget fills the frame from edge to edge, on the page's own ground. */
function bare(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html,body{margin:0;background:transparent}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
