import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { ClientContext, onPageClient, pageClient, type Client, type TokenRefusal } from '../api';
import { ToldContext, type Told } from '../api/told';
import { ExtensionContext, type Extension } from '../session/extension';
import type { guarded } from '../session/guarded';
import { PlaceContext } from '../session/place';
import type { Language } from '../text/words';
import { UiRoot, WishedHere } from '../ui/root';
import { Access } from './access';
import { Boundary } from './boundary';
import type { Contract } from './contract';
import { embedPlace } from './embed-place';
import { HostContext } from './light-dom';
import { widgetOf } from './names';
import { ownConnection } from './own-connection';
import { rootMark } from './sheets';
import { Speaking } from './speaking';
import { Styles } from './styles';
import type { CommonEvents, NetpaneElement } from './types';

/** What the element hands to React: its shadow root and the widget's props. */
export interface ShellProps {
  container: ShadowRoot;
  [prop: string]: unknown;
}

/** The component that an element mounts: the widget in everything it needs around it. */
export function shellOf(
  Widget: ComponentType<Record<string, unknown>>,
  { tag, scopes }: Contract,
): ComponentType<ShellProps> {
  return function Shell({ container, ...props }) {
    return (
      <Around host={container.host as NetpaneElement & { spoken: Language }} root={container} tag={tag} scopes={scopes}>
        <Widget {...props} />
      </Around>
    );
  };
}

interface AroundProps {
  host: NetpaneElement & { spoken: Language };
  root: ShadowRoot;
  tag: string;
  scopes: readonly string[];
  children: ReactNode;
}

function Around({ host, root, tag, scopes, children }: AroundProps) {
  const { client, onRefused } = useElementClient(host);
  const tell = useCallback((refusal: TokenRefusal) => void send(host, 'np-unauthorized', refusal), [host]);
  const { connection, spoken, state, extend } = host;
  const level = Number(host.getAttribute('heading-level'));
  const place = useMemo(
    () =>
      embedPlace({
        connection,
        state,
        onState: (next) => {
          host.state = next;
          send(host, 'np-state-change', { state: next });
        },
        onNavigate: (to) => send(host, 'np-navigate', to, true),
      }),
    [connection, host, state],
  );
  return (
    <Styles root={root}>
      <HostContext value={host}>
        <ClientContext value={client}>
          <PlaceContext value={place}>
            <div {...{ [rootMark]: '' }} part="root" lang={spoken}>
              <slot name="header" />
              <Speaking lang={spoken} widget={widgetOf(tag)}>
                <UiRoot>
                  <Access key={client.id} scopes={scopes} onRefused={onRefused} onTell={tell}>
                    <Extended host={host} root={root} level={level} extension={extend}>
                      {children}
                    </Extended>
                  </Access>
                </UiRoot>
              </Speaking>
              <slot name="footer" />
            </div>
          </PlaceContext>
        </ClientContext>
      </HostContext>
    </Styles>
  );
}

interface ExtendedProps {
  host: HTMLElement;
  root: ShadowRoot;
  level: number;
  extension: Extension | undefined;
  children: ReactNode;
}

/** The widget, with what the page adds to it and hears of it: of another connection all anew. */
function Extended({ host, root, level, extension: given, children }: ExtendedProps) {
  const { told, answers } = useTold(host);
  const guard = useGuard(given !== undefined);
  const extended = useMemo(() => ({ extension: guard?.(given), slots: true }), [given, guard]);
  const { extension } = extended;
  return (
    <ToldContext value={told}>
      <ExtensionContext value={extended}>
        <Boundary>
          {level || extension?.fields || extension?.actions ? (
            <WishedHere host={host} root={root} level={level} extension={extension} answers={answers} />
          ) : null}
          {children}
        </Boundary>
      </ExtensionContext>
    </ToldContext>
  );
}

let guard: typeof guarded | undefined;

/** What keeps functions of the page from failing in a widget: comes for pages that give some, before they are heard. */
function useGuard(wanted: boolean): typeof guarded | undefined {
  const [here, setHere] = useState(() => guard);
  useEffect(() => {
    if (!wanted || here) return;
    void import('../session/guarded').then(
      (m) => setHere(() => (guard = m.guarded)),
      () => undefined,
    );
  }, [wanted, here]);
  return here;
}

/** What the widget tells becomes events; the first data is the end of loading. And its newest answers, by their calls. */
function useTold(host: HTMLElement) {
  const [answers] = useState<Record<string, unknown>>(() => ({}));
  const told = useCallback(
    ({ kind, detail }: Told) => {
      const loads = kind === 'data' && Object.keys(answers).length === 0;
      if (kind === 'data') answers[detail.call] = detail.data;
      send(host, `np-${kind}`, detail);
      if (loads) send(host, 'np-load', null);
    },
    [host, answers],
  );
  return { told, answers };
}

/** The element's own connection, or the page's. Another one starts the widget over: its data is another account's. */
function useElementClient(host: NetpaneElement) {
  const page = useSyncExternalStore(onPageClient, pageClient, pageClient);
  const { connection } = host;
  const own = useMemo(() => connection && ownConnection(connection), [connection]);
  return own ?? { client: page, onRefused: undefined };
}

/** The client that an element's widget talks through at this moment. */
export const clientOf = ({ connection }: NetpaneElement): Client =>
  connection ? ownConnection(connection).client : pageClient();

const send = (host: HTMLElement, type: keyof CommonEvents, detail: unknown, cancelable = false): boolean =>
  host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
