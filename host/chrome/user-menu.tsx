import type { ReactNode } from 'react';
import { signOut, useSession } from '../../src/session';
import { usePlace } from '../../src/session/place';
import { ChevronDown, CircleUser, Lock, LogOut, Palette, Wallet } from '../../src/ui/icon';
import { Menu } from '../../src/ui/menu';
import { VisuallyHidden } from '../../src/ui/visually-hidden';
import { go } from '../navigation';
import { chromeText } from './chrome.text';
import { Avatar, Name, UserButton } from './header.styles';

/** Whose session it is, the pages of the account, and the way out. */
export function UserMenu() {
  const { user } = useSession();
  const place = usePlace();
  const words = chromeText.user;
  const name = user?.email || user?.mobile || '';
  const item = (page: 'profile' | 'security' | 'account' | 'personalization', icon: ReactNode) =>
    place.leads?.({ name: page }) === false
      ? []
      : [{ key: page, label: words[page], icon, onSelect: () => place.go({ name: page }) }];
  return (
    <Menu
      label={words.menu}
      header={name}
      trigger={
        <UserButton type="button">
          <Avatar aria-hidden>{[...name][0]?.toUpperCase()}</Avatar>
          <VisuallyHidden>{words.menu}</VisuallyHidden>
          <Name title={name}>{name}</Name>
          <ChevronDown size={14} aria-hidden />
        </UserButton>
      }
      items={[
        ...item('profile', <CircleUser />),
        ...item('security', <Lock />),
        ...item('account', <Wallet />),
        ...item('personalization', <Palette />),
        {
          key: 'logout',
          label: words.logout,
          icon: <LogOut />,
          divided: true,
          onSelect: () => void signOut(() => go('/login')),
        },
      ]}
    />
  );
}
