import { type ComponentType, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ClientContext, onPageClient, pageClient, type Client } from '../api';
import { onPageUnauthorized, ownClient } from '../session/connection';
import { PlaceContext } from '../session/place';
import { UiRoot } from '../ui/root';
import { Boundary } from './boundary';
import { embedPlace } from './embed-place';
import { HostContext } from './light-dom';
import { rootMark } from './sheets';
import { Styles } from './styles';
import type { CommonEvents, NetpaneElement } from './types';

/** What the element hands to React: its shadow root and the widget's props. */
export interface ShellProps {
  container: ShadowRoot;
  [prop: string]: unknown;
}

/** The component that an element mounts: the widget in everything it needs around it. */
export function shellOf(Widget: ComponentType<Record<string, unknown>>): ComponentType<ShellProps> {
  return function Shell({ container, ...props }) {
    return (
      <Around host={container.host as NetpaneElement} root={container}>
        <Widget {...props} />
      </Around>
    );
  };
}

function Around({ host, root, children }: { host: NetpaneElement; root: ShadowRoot; children: ReactNode }) {
  const client = useElementClient(host);
  const { connection, state } = host;
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
            <div {...{ [rootMark]: '' }} part="root">
              <UiRoot>
                <Boundary key={client.id}>{children}</Boundary>
              </UiRoot>
            </div>
          </PlaceContext>
        </ClientContext>
      </HostContext>
    </Styles>
  );
}

/** The element's own connection, or the page's. Another one starts the widget over: its data is another account's. */
function useElementClient(host: NetpaneElement): Client {
  const page = useSyncExternalStore(onPageClient, pageClient, pageClient);
  const { connection } = host;
  const own = useMemo(() => connection && ownClient(connection, () => tellUnauthorized(host)), [connection, host]);
  useEffect(() => (own ? undefined : onPageUnauthorized(() => tellUnauthorized(host))), [host, own]);
  return own ?? page;
}

const tellUnauthorized = (host: HTMLElement) => send(host, 'np-unauthorized', null);

const send = (host: HTMLElement, type: keyof CommonEvents, detail: unknown, cancelable = false): boolean =>
  host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
