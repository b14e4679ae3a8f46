import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useAway } from '../../src/api';
import { useRoomAsked } from '../../src/ui/layer';
import { PageSlotContext, PageTitleContext } from '../../src/ui/page';
import { hostText } from '../host.text';
import type { MenuBlock, TopItem } from '../menu';
import type { Area, Route } from '../routes';
import { frame, Frame as Grid, Main, Side, SideRail, Skip, Sticky } from './frame.styles';
import { Header } from './header';
import { OfflineBanner, useOnline } from './offline';
import { PageHead } from './page-head';
import { PageTabs } from './page-tabs';
import { Provided } from './provided';
import { SideMenu } from './side-menu';
import { useWidePage } from './use-wide-page';
import { titleObject } from '../window-title';

/** What the frame shows around a page. */
export interface FrameProps {
  route: Route;
  /** Whose left menu is shown. */
  area: Area;
  top: readonly TopItem[];
  left: readonly MenuBlock[];
  gwid: string | undefined;
  /** True: no page head and no padding; the page draws its own. */
  bare: boolean;
  children: ReactNode;
}

/** Header, left menu and page head around a page of the main layout. */
export function Frame({ route, area, top, left, gwid, bare, children }: FrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const [name, setName] = useState<string>();
  const call = useCallback((given: string | undefined) => {
    setName(given);
    titleObject(given);
  }, []);
  const title = useMemo(() => ({ beside, call }), [beside, call]);
  const online = useOnline();
  const away = useAway();
  const lost = !online || away;
  useWidePage();
  const asked = useRoomAsked();
  return (
    <Grid>
      <Skip href="#main" onClick={toMain}>
        {hostText.skip}
      </Skip>
      <Sticky ref={tellHeight}>
        <Header area={area} items={top} />
        {lost && <OfflineBanner away={online} />}
      </Sticky>
      <SideRail>
        <Side>
          <SideMenu area={area} route={route} blocks={left} />
        </Side>
      </SideRail>
      <Main id="main" tabIndex={-1} $flush={bare} $asked={asked}>
        {!bare && <PageHead route={route} area={area} gwid={gwid} slot={setSlot} name={name} beside={setBeside} />}
        {!bare && <PageTabs name={route.name} named={name !== undefined} />}
        <PageSlotContext value={slot}>
          <PageTitleContext value={bare ? undefined : title}>
            <Provided key={route.name} name={route.name}>
              {children}
            </Provided>
          </PageTitleContext>
        </PageSlotContext>
      </Main>
    </Grid>
  );
}

/** How high the header is, which has more lines where letters are large, or the line is cut: the menu stands below it. */
function tellHeight(head: HTMLElement | null) {
  if (!head) return undefined;
  let said = frame.header;
  const watch = new ResizeObserver(() => {
    // Said again, it has the styles of the whole page calculated again.
    if (head.offsetHeight === said) return;
    said = head.offsetHeight;
    head.parentElement?.style.setProperty('--frame-head', `${said}px`);
  });
  watch.observe(head);
  return () => watch.disconnect();
}

/** Without an own step in the history, which the fragment alone would make. */
function toMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
