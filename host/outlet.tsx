import type { ReactNode } from 'react';
import { ProgressBar } from '../src/ui/progress-bar';
import { useArrival } from './arrival';
import type { Address } from './navigation';
import { PageBoundary } from './page-boundary';
import { ChunkFailed, NotOpen } from './pages/notices';
import { ConsolePlace } from './place';
import type { Match } from './routes';
import { useShown, type Shown } from './use-shown';

/** Shows the page of an address in its layout. The former page stays, with its own address, until the next is here. */
export function Outlet({ match, at }: { match: Match; at: Address }) {
  const { shown, pending, failure, retry } = useShown(match, at);
  const arrived = shown?.match === match && shown.whole ? shown : undefined;
  useArrival(arrived?.match.route, arrived?.at.path);
  return (
    <>
      <ProgressBar active={pending} />
      {shown && (
        <ConsolePlace at={shown.at}>
          <InLayout shown={shown}>
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

function Page({ shown: { match, Screen, whole } }: { shown: Shown }) {
  if (!whole) return null;
  if (!Screen) return <NotOpen />;
  const { as = {}, props } = match.route.screen ?? {};
  const fields = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [as[name] ?? name, value]));
  return <Screen {...props} {...fields} />;
}

function InLayout({ shown: { match, Layout }, children }: { shown: Shown; children: ReactNode }) {
  const { route, params } = match;
  if (!Layout) return children;
  return (
    <Layout route={route} gwid={params.gwid} bare={route.screen?.bare ?? false}>
      {children}
    </Layout>
  );
}
