import type { LucideIcon } from '../../../src/ui/icon';
import { Bell, History, LayoutGrid, ReceiptText, Router, Users, Zap } from '../../../src/ui/icon';
import type { Group, Hit } from './global-search.model';
import { Hint, Label, List, Nothing, Option, Title } from './global-search.styles';
import { globalSearchText as text } from './global-search.text';

interface ResultsProps {
  id: string;
  hits: readonly Hit[];
  active: Hit | undefined;
  typed: string;
  /** The server has not answered what was typed last. */
  waiting: boolean;
  failed: boolean;
  onChoose: (hit: Hit) => void;
  onOpen: (hit: Hit) => void;
}

/** What was found, by kind. */
export function Results({ id, hits, active, typed, waiting, failed, onChoose, onOpen }: ResultsProps) {
  const groups = [...new Set(hits.map((hit) => hit.group))];
  return (
    <>
      <List id={`${id}-list`} role="listbox" aria-label={text.results} aria-busy={waiting}>
        {groups.map((group) => {
          const Icon = icons[group];
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <Title id={`${id}-${group}`}>{text.groups[group]}</Title>
              {hits
                .filter((hit) => hit.group === group)
                .map((hit) => {
                  const key = `${hit.group}-${hit.key}`.replace(/[^\w-]/g, '_');
                  return (
                    <Option
                      key={key}
                      id={`${id}-${key}`}
                      role="option"
                      aria-selected={hit === active}
                      ref={hit === active ? intoView : undefined}
                      onPointerMove={() => onChoose(hit)}
                      onMouseDown={keepFocus}
                      onClick={() => onOpen(hit)}
                    >
                      <Icon aria-hidden />
                      <Label>{hit.label}</Label>
                      {hit.hint && <Hint>{hit.hint}</Hint>}
                    </Option>
                  );
                })}
            </div>
          );
        })}
      </List>
      {failed && typed && <Nothing role="alert">{text.failed}</Nothing>}
      {hits.length === 0 && !waiting && !failed && typed && (
        <Nothing>
          {text.nothing(typed)}
          <br />
          {text.nothingHint}
        </Nothing>
      )}
      {hits.length === 0 && !typed && <Nothing>{text.nothingHint}</Nothing>}
    </>
  );
}

const icons: Readonly<Record<Group, LucideIcon>> = {
  recent: History,
  actions: Zap,
  pages: LayoutGrid,
  devices: Router,
  users: Users,
  alarms: Bell,
  orders: ReceiptText,
};

/** The field keeps the focus while results are pressed. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });
