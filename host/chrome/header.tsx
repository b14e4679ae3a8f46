import { memo } from 'react';
import { Badge } from '../../src/ui/badge';
import { To } from '../../src/ui/link';
import { Logo } from '../../src/ui/logo';
import { leaveFor } from '../navigation';
import { menuText } from '../menu.text';
import type { TopItem } from '../menu';
import type { Area } from '../routes';
import { chromeText } from './chrome.text';
import { HeaderTools } from './header-tools';
import { useUnread } from './use-unread';
import { Bar, Brand, TopLink, TopNav, Tools } from './header.styles';

interface HeaderProps {
  /** The area that counts as the present one. */
  area: Area;
  items: readonly TopItem[];
}

/** The header: brand, the six areas, and what belongs to the account. */
export const Header = memo(function Header({ area, items }: HeaderProps) {
  const unread = useUnread();
  return (
    <Bar>
      <Brand as={To} to={{ name: 'home.index' }} aria-label={chromeText.home}>
        <Logo />
      </Brand>
      <TopNav aria-label={chromeText.topMenu}>
        {items.map((item) => (
          <TopLink
            key={item.area}
            href={item.path}
            aria-current={item.area === area ? 'true' : undefined}
            onClick={(event) => follow(event, item.path)}
          >
            {menuText.areas[item.area as Exclude<Area, 'none'>]}
            {item.area === 'messages' && <Badge count={unread} label={chromeText.unread(unread)} />}
          </TopLink>
        ))}
      </TopNav>
      <Tools>
        <HeaderTools />
      </Tools>
    </Bar>
  );
});

/** Plain clicks stay in the page; anything else is the browser's. */
function follow(event: React.MouseEvent, path: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  leaveFor(path);
}
