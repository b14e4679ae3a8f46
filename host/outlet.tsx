import { useEffect, useState, type ReactNode } from 'react';
import { ProgressBar } from '../src/ui/progress-bar';
import { Frame } from './chrome/frame';
import { useMenus } from './chrome/use-menus';
import { useArrival } from './arrival';
import type { Address } from './navigation';
import { PageBoundary } from './page-boundary';
import { ChunkFailed, NotOpen } from './pages/notices';
import { ConsolePlace } from './place';
import { areaOf } from './menu';
import type { Area, Match } from './routes';
import { useShown, type Shown } from './use-shown';

/** Shows the page of an address in its layout. The former page stays, with its own address, until the next is here. */
export function Outlet({ match, at }: { match: Match; at: Address }) {
  const { shown, pending, failure, retry } = useShown(match, at);
  const arrived = shown?.match === match ? shown : undefined;
  useArrival(arrived?.match.route, arrived?.at.path);
  return (
    <>
      <ProgressBar active={pending} />
      {shown && (
        <ConsolePlace at={shown.at}>
          <InLayout match={shown.match} bare={shown.match.route.screen?.bare ?? false}>
            {failure ? (
              <ChunkFailed reason={failure.reason} onRetry={retry} />
            ) : (
              <PageBoundary key={keyOf(shown.match)}>
                <Page shown={shown} />
              </PageBoundary>
            )}
          </InLayout>
        </ConsolePlace>
      )}
    </>
  );
}

/** Another device is another page; another tab of the same one is not. */
const keyOf = ({ route, params }: Match): string => {
  const { tabsActive: _, ...identity } = params;
  return [route.name, ...Object.values(identity)].join('/');
};

function Page({ shown: { match, Screen } }: { shown: Shown }) {
  if (!Screen) return <NotOpen />;
  const { as = {}, props } = match.route.screen ?? {};
  const fields = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [as[name] ?? name, value]));
  return <Screen {...props} {...fields} />;
}

interface InLayoutProps {
  match: Match;
  bare: boolean;
  children: ReactNode;
}

function InLayout({ match: { route }, bare, children }: InLayoutProps) {
  const [before, setBefore] = useState<Area>();
  const area = areaOf(route, before);
  useEffect(() => {
    if (route.layout === 'main') setBefore(area);
  }, [area, route]);
  const { top, left } = useMenus(area);
  if (route.layout === 'standalone') return children;
  return (
    <Frame route={route} area={area} top={top} left={left} bare={bare}>
      {children}
    </Frame>
  );
}
