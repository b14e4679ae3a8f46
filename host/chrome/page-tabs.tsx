import { styled } from 'styled-components';
import { useSession } from '../../src/session';
import { usePlace } from '../../src/session/place';
import { token } from '../../src/theme';
import { To } from '../../src/ui/link';
import { besides, isAt } from '../routes/families';
import { routes } from '../routes';
import { chromeText } from './chrome.text';

const nobody = { network_status: false, is_agent: false, local_sdwan: false };

interface PageTabsProps {
  /** Of the route. */
  name: string;
  /** The head above has the name of what the page is about, and less room below. */
  named: boolean;
}

/** The pages that belong together with the shown one, and what else these show, as a row of links. */
export function PageTabs({ name, named }: PageTabsProps) {
  const { user = nobody, flags, absentPages: absent } = useSession();
  const { query } = usePlace();
  const members = besides(name, routes, { user, experience: flags.experience, absent });
  if (members.length < 2) return null;
  const here = members.filter((one) => isAt(one, name));
  const shown = here.find(({ tab }) => tab === query.tab) ?? here[0];
  return (
    <Row aria-label={chromeText.beside} $named={named}>
      {members.map((one) => (
        <Tab
          key={one.label}
          as={To}
          to={{ name: one.name, ...(one.tab && { query: { tab: one.tab } }) }}
          aria-current={one === shown ? 'page' : undefined}
        >
          {one.label}
        </Tab>
      ))}
    </Row>
  );
}

const Row = styled.nav<{ $named: boolean }>`
  display: flex;
  gap: 24px;
  margin: ${({ $named }) => ($named ? '4px 0 4px' : '-8px 0 16px')};
  overflow-x: auto;
  box-shadow: inset 0 -1px 0 ${token('border')};
  scrollbar-width: none;
  @media print {
    display: none;
  }
`;

const Tab = styled.a`
  &&& {
    position: relative;
    flex: none;
    color: ${token('text-2')};
    font-size: 14px;
    line-height: 40px;
    text-decoration: none;
  }
  &&&:hover {
    color: ${token('text-1')};
  }
  &&&[aria-current] {
    color: ${token('text-1')};
    font-weight: 600;
    box-shadow: inset 0 -2px ${token('accent-text')};
  }
`;
