import { styled } from 'styled-components';
import { shares, type Share } from '../../../src/domain/shares';
import type { FlowCategory } from '../../../src/domain/device';
import type { PropsOf } from '../../../src/element/contract';
import { bytes, percent } from '../../../src/format';
import { flowText } from '../../../src/text';
import { token } from '../../../src/theme';
import { Bar, flowTones, ink, NoData, Swatch } from '../../../src/ui/chart';
import { Unread } from '../../../src/ui/failed';
import { Card, PaneHead, PaneNote } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import type { flowCategoriesContract } from './flow-categories.contract';
import { useSummary } from './flow-categories.data';
import { flowCategoriesText as text } from './flow-categories.text';

/** All traffic of the account by category, biggest first, what is not known last. */
export function FlowCategories({ heading }: PropsOf<typeof flowCategoriesContract>) {
  const { data, error, loading, refresh } = useSummary();
  const flow = data?.cumulative_flow;
  const parts = flow ? ordered(shares(flow.items, flow.total)) : [];
  const most = Math.max(0, ...parts.map(({ share }) => share));
  return (
    <Card>
      <PaneHead
        title={heading || text.heading}
        end={
          <PaneNote>
            {text.total} <Sum>{bytes(flow?.total)}</Sum>
          </PaneNote>
        }
      />
      {loading ? (
        <Skeleton rows={10} />
      ) : error && !data ? (
        <Unread error={error} onRetry={refresh} height={260} />
      ) : flow && flow.total > 0 ? (
        <List>
          {parts.map(({ name, value, share }, i) => (
            <li key={`${name} ${i}`}>
              <span>
                <Swatch style={{ background: ink(toneOf(name)) }} />
                {wordOf(name)}
              </span>
              <Bar share={most > 0 ? share / most : 0} color={ink(toneOf(name))} />
              <b>{bytes(value)}</b>
              <small>{percent(share)}</small>
            </li>
          ))}
        </List>
      ) : (
        <NoData height={260} />
      )}
      <Foot>{text.note}</Foot>
    </Card>
  );
}

const rest = ['Others', 'Unknown'];
const ordered = (parts: readonly Share[]): Share[] =>
  [...parts].sort((a, b) => rest.indexOf(a.name) - rest.indexOf(b.name) || b.value - a.value);

/** A server may know categories that this page does not: they keep their name. */
const wordOf = (name: string): string => (name in flowText ? flowText[name as FlowCategory] : name);
const toneOf = (name: string) => (name in flowTones ? flowTones[name as FlowCategory] : 'other');

const Sum = styled.b`
  margin-left: 4px;
  color: ${token('text-1')};
`;

const List = styled.ul`
  font-size: 12px;
  line-height: 18px;
  & > li {
    display: grid;
    grid-template-columns: 72px minmax(24px, 1fr) 70px 44px;
    gap: 8px;
    align-items: center;
    height: 26px;
    white-space: nowrap;
  }
  & > li > :first-child {
    display: flex;
    align-items: center;
    gap: 8px;
    color: ${token('text-1')};
  }
  & b,
  & small {
    color: ${token('text-1')};
    font-size: 12px;
    font-weight: 400;
    text-align: end;
  }
  & small {
    color: ${token('text-3')};
  }
`;

const Foot = styled.p`
  margin-top: 12px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;
