import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRead, useWrite, type InputOf } from '../../../src/api';
import { personalizationUpdate } from '../../../src/api/contract/personalization';
import { user as userCall } from '../../../src/api/contract/user';
import type { PropsOf } from '../../../src/element/contract';
import { useSession } from '../../../src/session';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { PaneBox } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import type { personalizationContract } from './personalization.contract';
import { personalizationText as text } from './personalization.text';

type Change = InputOf<typeof personalizationUpdate>;

/** Theme, home section and the reset of all table columns; each takes hold at once and is kept with the account. */
export function Personalization(props: PropsOf<typeof personalizationContract>) {
  const { onThemeChange, onSectionChange, onColumnsReset } = props;
  const { data, error, refresh } = useRead(userCall, {});
  const { run, busy } = useWrite(personalizationUpdate, ['/api/v3/user', '/api/v3/personalization']);
  const { act } = useAct();

  const session = useSession();
  const [chosen, setChosen] = useState<Pick<Change, 'theme' | 'home_section'>>({});

  /** Holds at once and for this browser session; the server keeps it with the account, or says that it doesn't. */
  const change = (input: Pick<Change, 'theme' | 'home_section'>) => {
    setChosen({ ...chosen, ...input });
    void act(() => run(input), { failed: (error) => text.thisSession(error.message) });
  };

  if (!data) {
    return (
      <PaneBox part="panel" aria-label={text.heading}>
        {error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={3} gap={56} />}
      </PaneBox>
    );
  }
  const { personalization } = data;
  const theme = chosen.theme ?? (session.user ? session.theme : personalization.theme);
  const section = chosen.home_section ?? (session.user ? session.homeSection : personalization.home_section);
  const tables = Object.keys(personalization.table_column ?? {}).length;
  const setTheme = (next: typeof theme) => {
    onThemeChange?.({ theme: next });
    change({ theme: next });
  };
  const setSection = (next: typeof section) => {
    onSectionChange?.({ section: next });
    change({ home_section: next });
  };
  const reset = () =>
    act(() => run({ reset_columns: true }), {
      confirm: { body: text.resetAsk },
      said: text.resetDone,
      then: () => onColumnsReset?.(null),
    });
  return (
    <PaneBox part="panel" aria-label={text.heading}>
      <Line name={text.theme} hint={text.themeHint}>
        <Segmented label={text.theme} value={theme} onChange={setTheme} options={optionsOf(text.themes)} />
      </Line>
      <Line name={text.section} hint={text.sectionHint}>
        <Segmented label={text.section} value={section} onChange={setSection} options={optionsOf(text.sections)} />
      </Line>
      <Line name={text.columns} hint={text.columnsHint(tables)}>
        <Button busy={busy} disabled={tables === 0} onClick={() => void reset()}>
          {text.reset}
        </Button>
      </Line>
    </PaneBox>
  );
}

const optionsOf = <V extends string>(labels: Record<V, string>) =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }));

const Line = ({ name, hint, children }: { name: string; hint: string; children: ReactNode }) => (
  <Row>
    <div>
      <b>{name}</b>
      <span>{hint}</span>
    </div>
    {children}
  </Row>
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  padding: 16px 0;
  border-top: 1px solid ${token('border-subtle')};
  &:first-of-type {
    padding-top: 0;
    border-top: none;
  }
  &:last-of-type {
    padding-bottom: 0;
  }
  & b,
  & span {
    display: block;
  }
  & b {
    color: ${token('text-1')};
  }
  & span {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
