import { Fragment } from 'react';
import { styled } from 'styled-components';
import { token } from '../../src/theme';
import { ChevronRight } from '../../src/ui/icon';
import { lazy, Suspense } from '../../src/ui/lazy';
import { To } from '../../src/ui/link';
import { Actions } from '../../src/ui/page';
import { menuText } from '../menu.text';
import { pathOf, trailOf, type Area, type Route } from '../routes';
import { chromeText } from './chrome.text';

// Few pages are about one network, and every page has a head.
const OfNetwork = lazy(() => import('./of-network').then((m) => m.OfNetwork));

interface PageHeadProps {
  route: Route;
  area: Area;
  /** The gateway that the page is about, as its address says. */
  gwid?: string | undefined;
  /** Takes the element that the page puts its actions into. */
  slot: (node: HTMLElement | null) => void;
  /** What the page is about, once that is known: it stands in the place of the title. */
  name?: string | undefined;
  /** Takes the element behind the title. */
  beside?: (node: HTMLElement | null) => void;
  /** The page says its title itself. */
  untitled?: boolean;
}

/** Breadcrumbs, title and room for the page's actions. */
export function PageHead({ route, area, gwid, slot, name, beside, untitled = false }: PageHeadProps) {
  const above = trailOf(route).slice(0, -1);
  // The first page of an area is called as the area: once is enough.
  const same = area !== 'none' && menuText.areas[area] === route.title;
  return (
    <Head $low={untitled} $named={name !== undefined}>
      <div>
        {area !== 'none' && (
          <Crumbs aria-label={chromeText.crumbs}>
            {!same && <span>{menuText.areas[area]}</span>}
            {above.map((one) => (
              <Fragment key={one.name}>
                <ChevronRight size={12} aria-hidden />
                {pathOf(one) ? <To to={{ name: one.name }}>{one.title}</To> : <span>{one.title}</span>}
              </Fragment>
            ))}
            {gwid && !name && (
              <Suspense>
                <OfNetwork gwid={gwid} />
              </Suspense>
            )}
            {!same && <ChevronRight size={12} aria-hidden />}
            <Here aria-current="page" title={name}>
              {name ?? route.title}
            </Here>
          </Crumbs>
        )}
        {!untitled && (
          <Line>
            <Title tabIndex={-1}>{name ?? route.title}</Title>
            <Beside ref={beside} />
          </Line>
        )}
      </div>
      <Actions ref={slot} />
    </Head>
  );
}

const Head = styled.div<{ $low: boolean; $named: boolean }>`
  display: flex;
  align-items: ${({ $low }) => ($low ? 'center' : 'flex-end')};
  gap: 16px;
  padding: ${({ $low, $named }) => ($low ? '12px 0 8px' : $named ? '20px 0 4px' : '20px 0 16px')};
`;

const Crumbs = styled.nav`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-bottom: 2px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  & a {
    color: inherit;
  }
`;

const Here = styled.span`
  max-width: 320px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  &:empty {
    display: none;
  }
`;

const Title = styled.h1`
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${token('text-1')};
  font-size: 20px;
  font-weight: 600;
  line-height: 28px;
  &:focus,
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
