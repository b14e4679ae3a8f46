import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ClientContext, onPageClient, pageClient, useLifeline, type TokenRefusal } from '../api';
import { ToldContext, type Told } from '../api/told';
import { ExtensionContext, type Extension } from '../session/extension';
import { guarded } from '../session/guarded';
import { onPageRefused, type Connection } from '../session/connection';
import { PlaceContext, type Destination } from '../session/place';
import { pageSpeaks, type Language } from '../text/words';
import type { Density, Theme } from '../theme';
import { UiRoot } from '../ui/root';
import { embedPlace, type ElementState } from './embed-place';
import { ownConnection } from './own-connection';
import { Speaking } from './speaking';
import { adoptStyles, Styles } from './styles';
import { themeAttribute } from './theme-watch';

/** Props of `NetpaneProvider`. */
export interface NetpaneProviderProps {
  /** A connection of its own; without it the page's (`connect()`) holds. With an `account` it may be written anew at each render. */
  connection?: Connection;
  /** Theme of everything below; link `netpane/theme.css` once in the page. */
  theme?: Theme;
  /** How close rows and controls stand together below; `normal` unless told. */
  density?: Density;
  /** Language of everything below; the page's unless told. Its words come with `import 'netpane/words/en'`. */
  lang?: Language;
  /** The reader wants to go elsewhere in the product. Return false to keep the console from being opened. */
  onNavigate?: (to: Required<Destination>) => boolean | void;
  /** The token does not do, and a new one did not help: why. */
  onUnauthorized?: (refusal: TokenRefusal) => void;
  /** What the page adds to lists and charts below; keep the object between renders. Above a component stands what you put there. */
  extend?: Omit<Extension, 'fields' | 'actions'>;
  /** Data has arrived, a call failed, something was done: in any component below. */
  onTold?: (told: Told) => void;
  children: ReactNode;
}

/** What the React components of this package need around them in somebody's own React page. */
export function NetpaneProvider({
  connection,
  theme,
  density,
  lang = pageSpeaks(),
  onNavigate,
  onUnauthorized,
  extend,
  onTold,
  children,
}: NetpaneProviderProps) {
  const page = useSyncExternalStore(onPageClient, pageClient, pageClient);
  const { client, onRefused } = useMemo(
    () => (connection ? ownConnection(connection) : { client: page, onRefused: onPageRefused }),
    [connection, page],
  );
  useLifeline(client);
  useEffect(() => onUnauthorized && onRefused(onUnauthorized), [onRefused, onUnauthorized]);
  const [state, onState] = useState<ElementState>({});
  const place = useMemo(
    () => embedPlace({ connection, state, onState, onNavigate: (to) => onNavigate?.(to) !== false }),
    [connection, onNavigate, state],
  );
  const extended = useMemo(() => ({ extension: guarded(extend) }), [extend]);
  const told = useMemo(() => guarded(onTold), [onTold]);
  useEffect(() => adoptStyles(document), []);
  return (
    <Styles>
      <ClientContext value={client}>
        <PlaceContext value={place}>
          <div {...{ [themeAttribute]: theme, 'data-np-density': density }} lang={lang}>
            <Speaking lang={lang}>
              <ToldContext value={told}>
                <ExtensionContext value={extended}>
                  <UiRoot>{children}</UiRoot>
                </ExtensionContext>
              </ToldContext>
            </Speaking>
          </div>
        </PlaceContext>
      </ClientContext>
    </Styles>
  );
}
