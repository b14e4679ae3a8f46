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
  const to = (route: string) => ({ onSelect: () => place.go({ name: route }) });
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
        { key: 'profile', label: words.profile, icon: <CircleUser />, ...to('profile') },
        { key: 'security', label: words.security, icon: <Lock />, ...to('security') },
        { key: 'account', label: words.account, icon: <Wallet />, ...to('account') },
        { key: 'personalization', label: words.personalization, icon: <Palette />, ...to('personalization') },
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
