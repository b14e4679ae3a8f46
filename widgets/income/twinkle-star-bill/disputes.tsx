import { styled } from 'styled-components';
import { told } from '../../../src/api/said';
import { useRead } from '../../../src/api';
import { starDisputes, type StarDispute } from '../../../src/api/contract/star-bill';
import { dateTime } from '../../../src/format';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { PaneBox, PaneHead, PaneNote } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { every } from '../shared/star/star.data';
import { twinkleStarBillText as text } from './twinkle-star-bill.text';

/** Objections that are shown, the newest. */
const shown = 20;

/** Objections to the bill with their answers. */
export function Disputes({ onAdd }: { onAdd: ((dispute: StarDispute) => void) | undefined }) {
  const { data, error, refresh } = useRead(starDisputes, { per_page: shown }, { every });
  return (
    <PaneBox>
      <PaneHead title={text.disputes} />
      {!data ? (
        error ? (
          <Failed error={error} onRetry={refresh} />
        ) : (
          <Skeleton rows={3} />
        )
      ) : data.list.length === 0 ? (
        <PaneNote>{text.noDisputes}</PaneNote>
      ) : (
        <List>
          {data.list.map((one) => (
            <li key={one.id}>
              <div>
                <b>{text.ofDay(one.day, one.remark)}</b>
                <Status kind={one.state === 'open' ? 'warning' : 'online'}>{text.disputeStates[one.state]}</Status>
              </div>
              <p>{one.text}</p>
              {one.answer && <p>{text.answer(told(one.answer, one.answer_said))}</p>}
              <div>
                <small>{text.asked(one.by, dateTime(one.asked_at).slice(0, 16))}</small>
                {onAdd && one.state === 'open' && (
                  <Button size="sm" onClick={() => onAdd(one)}>
                    {text.add}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </List>
      )}
    </PaneBox>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 4px;
    padding: 10px 0;
    border-top: 1px solid ${token('border-subtle')};
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    justify-content: space-between;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
