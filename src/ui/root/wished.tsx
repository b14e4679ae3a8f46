import { useContext, useEffect, useReducer } from 'react';
import { styled } from 'styled-components';
import { ToldContext } from '../../api/told';
import type { Answers, Extension } from '../../session/extension';
import { token } from '../../theme';
import { Button } from '../button';
import { levelHeadings } from './heading-level';

/** Props of `Wished`. */
export interface WishedProps {
  host: HTMLElement;
  root: ShadowRoot;
  /** Level of the first heading; 0: as they are. */
  level: number;
  extension: Extension | undefined;
  /** What the widget has read; `np-data` of the host says that there is more. */
  answers: Answers;
}

/** What few pages wish for, and is loaded for them alone: levels of headings, what stands above the widget. */
export function Wished({ host, root, level, extension = {}, answers }: WishedProps) {
  useEffect(() => (level ? levelHeadings(root, level) : undefined), [root, level]);
  return <Added host={host} extension={extension} answers={answers} />;
}

/** Facts of the page's own, and buttons at their end. */
function Added({ host, extension, answers }: Pick<WishedProps, 'host' | 'answers'> & { extension: Extension }) {
  const { fields = [], actions = [] } = extension;
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    host.addEventListener('np-data', redraw);
    return () => host.removeEventListener('np-data', redraw);
  }, [host]);
  const told = useContext(ToldContext);
  const facts = fields.flatMap(({ key, label, text, render }) => {
    const said = text(answers);
    return said == null || said === '' ? [] : [{ key, label, said, render }];
  });
  const buttons = actions.filter(({ shown }) => (shown ? shown(answers) : true));
  if (facts.length + buttons.length === 0) return null;
  return (
    <Line part="added">
      {facts.length > 0 && (
        <Facts part="fields">
          {facts.map(({ key, label, said, render }) => (
            <div key={key} data-field={key}>
              <dt>{label}</dt>
              {render ? (
                <dd ref={(place) => place?.replaceChildren(render(answers) ?? String(said))} />
              ) : (
                <dd>{said}</dd>
              )}
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
