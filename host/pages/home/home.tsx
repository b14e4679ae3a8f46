import { useEffect, useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { verdict } from '../../../src/api/contract/verdict';
import { Empty } from '../../../src/ui/empty';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PageSlotContext } from '../../../src/ui/page';
import { Skeleton } from '../../../src/ui/skeleton';
import { SiteVerdict } from '../../../widgets/overview/site-verdict';
import { HomeBanner } from '../../../widgets/overview/home-banner';
import { PageHead } from '../../chrome/page-head';
import { isPhone, isPhoneOffered } from '../../chrome/phone/is-phone';
import { routeNamed } from '../../routes';
import { PageBoundary } from '../../page-boundary';
import { HomeActions } from './actions';
import { useFirstRun } from './first-run';
import { HomeGrid } from './grid';
import { homeText as text } from './home.text';
import { useArrangement } from './use-arrangement';
import { useActivities } from '../../use-activities';

// Nothing waits for them: they come after the cards.
const HomePopups = lazy(() => import('../../../widgets/overview/home-popups').then((m) => m.HomePopups));
const MessagePopups = lazy(() => import('../../../widgets/alarms/message-popups').then((m) => m.MessagePopups));

/** Few accounts have no device. */
const FirstGateway = lazy(() => import('../../../widgets/devices/first-gateway').then((m) => m.FirstGateway));

/** An ad or a notice that can't be drawn leaves nothing behind. */
const nothing = () => null;

/** `/`: the overview. */
export function HomePage() {
  const arrangement = useArrangement();
  // On a phone that is the visit's interruption; and what pops up in a page of 1,280 px is not to be read there.
  const [offered] = useState(isPhoneOffered);
  const { first, begun, finish } = useFirstRun();
  if (first) {
    return (
      <Padded>
        <Activities />
        <Head />
        <Suspense fallback={<Skeleton rows={8} />}>
          <FirstGateway onDone={finish} />
        </Suspense>
      </Padded>
    );
  }
  return (
    <Padded>
      {banner}
      <Head untitled>
        <HomeActions arrangement={arrangement} />
      </Head>
      {siteVerdict}
      <AfterVerdict>
        {arrangement.shown.length > 0 ? (
          <HomeGrid cards={arrangement.shown} />
        ) : (
          <Empty kind="nothing" title={text.allHidden} reason={text.allHiddenReason} />
        )}
      </AfterVerdict>
      <Activities />
      {begun && !offered && <Popups />}
    </Padded>
  );
}

/** Milliseconds that the cards wait for the verdict at the longest. */
const patience = 1_000;

/** What is below the verdict comes with its answer, which says how high it is: the cards would be moved by it. */
function AfterVerdict({ children }: { children: ReactNode }) {
  const { data, error } = useRead(verdict, {});
  const late = useAfter(patience);
  return data || error || late ? children : null;
}

/** What the activities switch on is read beside the page, which is not drawn anew for it. */
function Activities() {
  useActivities();
  return null;
}

/** The page's head; `children` stand in it. It knows the place that it has for them: the page need not be drawn anew for that. */
function Head({ untitled = false, children }: { untitled?: boolean; children?: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const route = routeNamed('home.index');
  return (
    <>
      {route && <PageHead route={route} area="home" slot={setSlot} untitled={untitled} />}
      <PageSlotContext value={slot}>{children}</PageSlotContext>
    </>
  );
}

/** What pops up over the page, and then a message: the page itself is not drawn anew for it. */
function Popups() {
  const settled = useAfter(calm);
  const [interrupted, setInterrupted] = useState<boolean>();
  return (
    <Suspense>
      <PageBoundary fallback={nothing}>
        <HomePopups held={!settled} onSettle={({ shown }) => setInterrupted(shown)} />
      </PageBoundary>
      {/* One interruption a visit; and a phone has no room for a message. */}
      {interrupted === false && !isPhone() && (
        <PageBoundary fallback={nothing}>
          <MessagePopups />
        </PageBoundary>
      )}
    </Suspense>
  );
}

/** Milliseconds that the cards have to themselves before anything pops up over them (specification, section 9). */
const calm = 300;

/** Whether the component is there for so many milliseconds. */
function useAfter(wait: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return over;
}

const Padded = styled.div`
  padding: 0 24px 40px;
  @media print {
    page: overview;
    padding: 0;
    zoom: 0.72;
  }
`;

const Verdict = styled.div`
  margin-bottom: 16px;
`;

const late = keyframes`
  from { opacity: 0; }
`;

/**
 * What is below would be pushed aside by a banner: it comes with it, or after 300 ms. It is clear until then and not hidden,
 * which every part of it would inherit: the whole page would get its styles anew.
 */
const Above = styled.div`
  padding-top: 16px;
  &:has([data-waiting]) ~ * {
    animation: ${late} 0s 300ms backwards;
  }
  &:empty {
    display: none;
  }
`;

// Always the same: when the page is drawn anew they are not.
const banner = (
  <Above>
    <PageBoundary fallback={nothing}>
      <HomeBanner />
    </PageBoundary>
  </Above>
);
const siteVerdict = (
  <Verdict>
    <PageBoundary fallback={nothing}>
      <SiteVerdict titled />
    </PageBoundary>
  </Verdict>
);
