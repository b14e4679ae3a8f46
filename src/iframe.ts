import type { FrameConnect, FrameSettings, FromFrame, ToFrame } from './element/frame/protocol';
import type { Connection } from './session/connection';

/** What `embedFrame` takes. */
export interface FrameOptions extends FrameSettings, Pick<Connection, 'consoleUrl' | 'lang'> {
  /** Gives a short-lived embed token, as that of `connect()`. */
  token: NonNullable<Connection['token']>;
  /** The cloud, for example `https://cloud.example.com`. */
  baseUrl: string;
  /** Number of the partner, `pt_…`: the cloud lets only its origins frame the widget. */
  partner: string;
  /** Widget, for example `alarm-list`. */
  name: string;
  /** What a screen reader calls the frame. */
  title: string;
  /** Pixels until the widget told its height; 160 unless given. */
  height?: number;
  /** By event name; an event that can be cancelled is cancelled when it is listened to here. */
  on?: Readonly<Record<string, (detail: unknown) => void>>;
}

/** A widget in a frame. */
export interface Frame {
  readonly element: HTMLIFrameElement;
  /** Changes props, theme, variables or state; what is left out stays. */
  set(changes: FrameSettings): void;
  /** Takes it out of the page. */
  close(): void;
}

/** Milliseconds after which a frame that did not answer counts as refused. */
const patience = 20_000;

/**
 * `netpane/iframe`: shows a widget in a frame, for pages that may not load scripts from elsewhere. The token goes over a
 * message port to the cloud's origin only, never into an address.
 */
export function embedFrame(container: Element, options: FrameOptions): Frame {
  const { baseUrl, partner, name, title, height = 160, token, consoleUrl, lang, on = {} } = options;
  if (typeof container?.append !== 'function')
    throw new TypeError('embedFrame: the container is no element of the page');
  if (!/^https?:\/\//.test(baseUrl))
    throw new TypeError(`embedFrame: baseUrl is ${JSON.stringify(baseUrl)}, no address as https://cloud.example.com`);
  const cloud = new URL(baseUrl).origin;
  let settings: FrameSettings = pick(options);
  let port: MessagePort | undefined;
  let late: ReturnType<typeof setTimeout>;

  const element = document.createElement('iframe');
  element.title = title;
  // The language is in the address: the frame needs it before it loads the widget.
  const query = new URLSearchParams({ partner, ...(lang && { lang }) });
  element.src = `${cloud}/embed/${encodeURIComponent(name)}?${query.toString()}`;
  element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-forms allow-downloads');
  element.referrerPolicy = 'origin';
  Object.assign(element.style, { display: 'block', width: '100%', border: '0', height: `${height}px` });

  const send = (message: ToFrame) => port?.postMessage(message);
  const hear = async ({ data }: MessageEvent<FromFrame>) => {
    if (data.type === 'height') element.style.height = `${data.height}px`;
    else if (data.type === 'event') on[data.name]?.(data.detail);
    else if (data.type === 'ready') clearTimeout(late);
    else {
      const given = await Promise.resolve()
        .then(token)
        .catch(() => undefined);
      send({ type: 'token', id: data.id, ...(given && { given }) });
    }
  };

  // Also after the frame was reloaded.
  element.addEventListener('load', () => {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = (event) => void hear(event as MessageEvent<FromFrame>);
    const first: FrameConnect = {
      netpane: 'connect',
      handled: Object.keys(on),
      ...settings,
      ...(consoleUrl && { consoleUrl }),
    };
    element.contentWindow?.postMessage(first, cloud, [channel.port2]);
    clearTimeout(late);
    late = setTimeout(() => {
      // Not through the one door to the console: what is shared with widgets would bring their code along.
      console.error(
        `Netpane: embedFrame: no answer from ${element.src}. Either partner="${partner}" does not have ${location.origin} among its sites, or there is no widget with name="${name}"`,
      );
      on['np-load-error']?.({ tag: `np-${name}` });
    }, patience);
  });
  container.append(element);

  return {
    element,
    set(changes) {
      settings = { ...settings, ...pick(changes) };
      send({ type: 'settings', ...pick(changes) });
    },
    close() {
      clearTimeout(late);
      port?.close();
      element.remove();
    },
  };
}

const pick = ({ props, theme, variables, state }: FrameSettings): FrameSettings => ({
  ...(props && { props }),
  ...(theme && { theme }),
  ...(variables && { variables }),
  ...(state && { state }),
});
