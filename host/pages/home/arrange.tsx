import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button, IconButton } from '../../../src/ui/button';
import { Checkbox } from '../../../src/ui/checkbox';
import { Drawer } from '../../../src/ui/drawer';
import { ArrowDown, ArrowUp } from '../../../src/ui/icon';
import { homeCards } from './cards';
import { homeText as text } from './home.text';
import { moved, type Placed } from './layout';
import type { Arrangement } from './use-arrangement';

const titles = new Map(homeCards.map(({ key, title }) => [key, title]));

/** Chooses which cards are shown and in which order. */
export function Arrange({ arrangement, onClose }: { arrangement: Arrangement; onClose: () => void }) {
  const [placed, setPlaced] = useState<readonly Placed[]>(arrangement.placed);
  const { act, busy } = useAct();
  const save = () => act(() => arrangement.save(placed), { said: text.saved, then: onClose });
  const show = (key: string, shown: boolean) =>
    setPlaced((all) => all.map((one) => (one.key === key ? { key, shown } : one)));
  return (
    <Drawer
      open
      title={text.arrange}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setPlaced(homeCards.map(({ key }) => ({ key, shown: true })))}>{text.reset}</Button>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {text.save}
          </Button>
        </>
      }
    >
      <Help>{text.arrangeHelp}</Help>
      <List>
        {placed.map(({ key, shown }, i) => {
          const title = titles.get(key) ?? key;
          return (
            <li key={key}>
              <Checkbox checked={shown} onChange={(on) => show(key, on)} label={title} />
              <IconButton
                size="sm"
                hint="none"
                label={text.up(title)}
                disabled={i === 0}
                onClick={() => setPlaced((all) => moved(all, i, i - 1))}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                size="sm"
                hint="none"
                label={text.down(title)}
                disabled={i === placed.length - 1}
                onClick={() => setPlaced((all) => moved(all, i, i + 1))}
              >
                <ArrowDown />
              </IconButton>
            </li>
          );
        })}
      </List>
    </Drawer>
  );
}

const Help = styled.p`
  margin-bottom: 12px;
  color: ${token('text-3')};
  font-size: 12px;
`;

const List = styled.ol`
  & > li {
    display: flex;
    align-items: center;
    height: 40px;
    border-bottom: 1px solid ${token('border-subtle')};
  }
  & > li > :first-child {
    flex: 1;
  }
`;
