import { styled } from 'styled-components';
import { token } from '../../theme';
import { Tag } from '../tag';
import { inWords } from './in-words';
import { opTones, type Change } from './ops';
import { stagedText as text } from './staged.text';

/** Changes by section, with every field before and after. */
export function ChangeList({ changes: given }: { changes: readonly Change[] }) {
  const changes = given.map(inWords);
  const sections = [...new Set(changes.map(({ label }) => label))];
  if (changes.length === 0) return <Quiet>{text.noChanges}</Quiet>;
  return (
    <List>
      {sections.map((label) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          {changes
            .filter((change) => change.label === label)
            .map((change) => (
              <OneChange key={`${change.op} ${change.row}`} change={change} />
            ))}
        </section>
      ))}
    </List>
  );
}

function OneChange({ change: { op, name, fields, from, to } }: { change: Change }) {
  return (
    <Item>
      <header role="none">
        <Tag tone={opTones[op]}>{text.ops[op]}</Tag>
        <b>{name}</b>
        {from !== to && <span>{text.places(from, to)}</span>}
      </header>
      {fields.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              {op !== 'added' && <th scope="col">{text.before}</th>}
              {op !== 'removed' && <th scope="col">{text.after}</th>}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.label}>
                <th scope="row">{field.label}</th>
                {op !== 'added' && (
                  <td>
                    <del>{field.before || text.nothing}</del>
                  </td>
                )}
                {op !== 'removed' && (
                  <td>
                    <ins>{field.after || text.nothing}</ins>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Item>
  );
}

const List = styled.div`
  display: grid;
  gap: 16px;
  & h3 {
    margin: 0 0 8px;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }
`;

const Item = styled.div`
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  overflow: hidden;
  & + & {
    margin-top: 8px;
  }
  & > header {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 6px 12px;
    background: ${token('surface-sunken')};
  }
  & b {
    min-width: 0;
    color: ${token('text-1')};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    font-size: 12px;
    line-height: 18px;
  }
  & thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & th,
  & td {
    padding: 4px 12px;
    border-top: 1px solid ${token('border')};
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & tbody th {
    width: 120px;
    color: ${token('text-3')};
    font-weight: 400;
  }
  & del {
    color: ${token('text-3')};
  }
  & ins {
    color: ${token('text-1')};
    text-decoration: none;
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${token('text-3')};
`;
