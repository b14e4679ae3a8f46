import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../src/api';
import { gateway } from '../../src/api/contract/device';
import { token } from '../../src/theme';
import { ChevronRight } from '../../src/ui/icon';
import { To } from '../../src/ui/link';
import { Actions } from '../../src/ui/page';
import { menuText } from '../menu.text';
import { pathOf, trailOf, type Area, type Route } from '../routes';
import { chromeText } from './chrome.text';

interface PageHeadProps {
  route: Route;
  area: Area;
  /** The gateway that the page is about, as its address says. */
  gwid?: string | undefined;
  /** Takes the element that the page puts its actions into. */
  slot: (node: HTMLElement | null) => void;
}

/** Breadcrumbs, title and room for the page's actions. */
export function PageHead({ route, area, gwid, slot }: PageHeadProps) {
  const above = trailOf(route).slice(0, -1);
  return (
    <Head>
      <div>
        {area !== 'none' && (
          <Crumbs aria-label={chromeText.crumbs}>
            <span>{menuText.areas[area]}</span>
            {above.map((one) => (
              <Fragment key={one.name}>
                <ChevronRight size={12} aria-hidden />
                {pathOf(one) ? <To to={{ name: one.name }}>{one.title}</To> : <span>{one.title}</span>}
              </Fragment>
            ))}
            {gwid && <OfNetwork gwid={gwid} />}
            <ChevronRight size={12} aria-hidden />
            <span aria-current="page">{route.title}</span>
          </Crumbs>
        )}
        <Title tabIndex={-1}>{route.title}</Title>
      </div>
      <Actions ref={slot} />
    </Head>
  );
}

/** The network that a page of one gateway is about, once its name is known. */
function OfNetwork({ gwid }: { gwid: string }) {
  const name = useRead(gateway, { gwid }).data?.remark;
  if (!name) return null;
  return (
    <>
      <ChevronRight size={12} aria-hidden />
      <Name to={{ name: 'network', params: { gwid } }} title={name}>
        {name}
      </Name>
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 16px;
  padding: 20px 0 16px;
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

const Name = styled(To)`
  max-width: 320px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Title = styled.h1`
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
