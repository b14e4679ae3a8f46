import { styled } from 'styled-components';
import { day } from '../../../src/domain/time';
import { date, percent, price } from '../../../src/format';
import { token } from '../../../src/theme';
import { Unread } from '../../../src/ui/failed';
import { Wallet } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Cells } from '../../../src/ui/pane';
import { Stat } from '../../../src/ui/stat';
import { useIncome } from './income-summary.data';
import { incomeSummaryText as text } from './income-summary.text';

/** What yesterday brought in, beside the day before and the month. A failed read says why. */
export function IncomeSummary() {
  const { data, error, loading, refresh } = useIncome();
  const [sign, amount] = split(price(data?.yesterday_fen));
  const yesterday = date(Date.now() - day, 'Asia/Shanghai');
  if (error && !data)
    return (
      <Cells aria-label={text.label}>
        <Unread title={text.label} error={error} onRetry={refresh} height={134} />
      </Cells>
    );
  return (
    <Cells aria-label={text.label}>
      <Stat
        icon={<Wallet />}
        label={text.label}
        loading={loading}
        figure={
          <To
            to={{ name: 'open.all_business_real_money', query: { from: yesterday, to: yesterday } }}
            style={{ color: 'inherit' }}
          >
            <Sign>{sign}</Sign>
            {amount}
          </To>
        }
        middle={
          <Line>
            <span>{text.before}</span>
            <b>{change(data?.yesterday_fen, data?.before_fen)}</b>
          </Line>
        }
        note={
          <>
            <span>{text.month}</span>
            <b>{price(data?.month_fen)}</b>
          </>
        }
      />
    </Cells>
  );
}

/** Growth as `+4.2%`; nothing to compare with: a dash. */
function change(now: number | undefined, before: number | undefined): string {
  if (now === undefined || !before) return percent(undefined);
  const share = (now - before) / before;
  return `${share > 0 ? '+' : ''}${percent(share)}`;
}

const split = (text: string): [sign: string, rest: string] =>
  text.startsWith('¥') ? ['¥', text.slice(1)] : ['', text];

const Sign = styled.span`
  margin-right: 2px;
  font-size: 16px;
`;

const Line = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  & > b {
    color: ${token('text-1')};
    font-weight: 400;
  }
`;
