import { memo, useEffect, useRef } from 'react';
import { Flag } from '../../src/ui/badge';
import { To } from '../../src/ui/link';
import type { MenuBlock, MenuItem } from '../menu';
import { menuText } from '../menu.text';
import { trailOf, type Area, type Route } from '../routes';
import { MenuIcon } from './menu-icon';
import { Block, Heading, Line, Mark, MarkDot, Nav } from './side-menu.styles';

interface SideMenuProps {
  area: Area;
  route: Route;
  blocks: readonly MenuBlock[];
}

/** The left menu of an area. The nearest entry above the shown page counts as the present one, or the one that it is under. */
export const SideMenu = memo(function SideMenu({ area, route, blocks }: SideMenuProps) {
  const names = new Set(blocks.flatMap(({ items }) => items.map(({ name }) => name)));
  const current = trailOf(route).findLast(({ name }) => names.has(name))?.name ?? route.under;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current]');
    if (!here || typeof IntersectionObserver === 'undefined') return;
    // It is asked whether the entry is in sight once the page is laid out: earlier, the answer would cost a layout.
    const watch = new IntersectionObserver(([entry]) => {
      watch.disconnect();
      if (entry && entry.intersectionRatio < 1) here.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(here);
    return () => watch.disconnect();
  }, [current]);
  if (area === 'none') return null;
  return (
    <Nav ref={nav} aria-label={menuText.areas[area]}>
      {blocks.map(({ heading, items }) => (
        <Block key={heading ?? ''}>
          {heading && <Heading>{heading}</Heading>}
          <ul>
            {items.map((item) => (
              <li key={item.name}>
                <Line
                  as={To}
                  to={{ name: item.name }}
                  aria-current={item.name === current ? (route.name === current ? 'page' : 'true') : undefined}
                  title={item.badge ? `${item.label}（${item.badge.text}）` : undefined}
                >
                  <MenuIcon name={item.icon} />
                  <span>{item.label}</span>
                  <ItemMark item={item} />
                </Line>
              </li>
            ))}
          </ul>
        </Block>
      ))}
    </Nav>
  );
});

/** Letters that fit beside a badge in 120 px; a longer label gets a dot at its icon instead. */
const roomy = 9;

function ItemMark({ item: { label, badge } }: { item: MenuItem }) {
  if (!badge) return null;
  if (badge.image) {
    return (
      <Mark>
        <img src={badge.image} alt={badge.text} height={14} />
      </Mark>
    );
  }
  const length = [...label].reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 0) + badge.text.length * 2;
  if (length > roomy + 4) return <MarkDot $tone={badge.tone} role="img" aria-label={badge.text} />;
  return (
    <Mark>
      <Flag kind={badge.tone}>{badge.text}</Flag>
    </Mark>
  );
}
