import { useContext, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { ToldContext } from '../api/told';
import type { Extension } from '../session/extension';
import { token } from '../theme';
import { Button } from '../ui/button';
import { Foreign } from '../ui/extended';
import type { Heard } from './heard';

/** What a page adds above a widget: facts of its own, and buttons at their end. */
export function Added({ extension, heard }: { extension: Extension; heard: Heard }) {
  const { fields = [], actions = [] } = extension;
  const answers = useSyncExternalStore(heard.listen, heard.now, heard.now);
  const told = useContext(ToldContext);
  const facts = fields.flatMap(({ key, label, text, render }) => {
    const said = text(answers);
    return said == null || said === ''
      ? []
      : [{ key, label, shown: render ? <Foreign node={render(answers)} /> : said }];
  });
  const buttons = actions.filter(({ shown }) => shown?.(answers) ?? true);
  if (facts.length + buttons.length === 0) return null;
  return (
    <Line part="added">
      {facts.length > 0 && (
        <Facts part="fields">
          {facts.map(({ key, label, shown }) => (
            <div key={key} data-field={key}>
              <dt>{label}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
        </Facts>
      )}
      {buttons.map(({ key, label, danger, onSelect }) => (
        <Button
          key={key}
          size="sm"
          variant={danger ? 'danger-quiet' : 'default'}
          onClick={() => {
            onSelect?.(answers);
            told?.({ kind: 'action', detail: { action: key } });
          }}
        >
          {label}
        </Button>
      ))}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-bottom: 12px;
`;

const Facts = styled.dl`
  display: flex;
  flex: 1 1 200px;
  flex-wrap: wrap;
  gap: 4px 20px;
  min-width: 0;
  & > div {
    display: flex;
    gap: 8px;
    min-width: 0;
  }
  & dt {
    flex: none;
    color: ${token('text-3')};
  }
  & dd {
    min-width: 0;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
`;
