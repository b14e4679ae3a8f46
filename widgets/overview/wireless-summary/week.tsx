import { styled } from 'styled-components';
import type { DataOf } from '../../../src/api';
import type { wirelessWeek } from '../../../src/api/contract/stats';
import { bytesParts, nothing, number } from '../../../src/format';
import { token } from '../../../src/theme';
import { Columns, NoData } from '../../../src/ui/chart';
import { wirelessSummaryText as text } from './wireless-summary.text';

interface WeekProps {
  days: DataOf<typeof wirelessWeek>;
  /** Bytes of all seven days, as the summary says it. */
  total: number | undefined;
}

/** Wireless traffic by day, all in the unit of the biggest one so that the columns compare. */
export function Week({ days, total }: WeekProps) {
  const sum = total !== undefined && total >= 0 ? total : days.reduce((all, day) => all + day.bytes, 0);
  const most = Math.max(0, ...days.map((day) => day.bytes));
  // Without the days, which may have failed alone, the sum chooses its own unit.
  const { unit } = bytesParts(most || sum);
  const scale = 1024 ** Math.max(0, units.indexOf(unit));
  const inUnit = (value: number) => number(value / scale, scale > 1 ? 1 : 0, scale > 1 ? 1 : 0);
  const columns = days.map(({ date, bytes: value }, i) => ({
    key: date,
    label: i === 0 || i === days.length - 1 ? date.slice(5) : date.slice(8),
    value,
    text: inUnit(value),
  }));
  return (
    <>
      <Line>
        <span>{text.week(unit)}</span>
        <b>{text.sum(total === undefined || (Number.isNaN(total) && !most) ? nothing : inUnit(sum))}</b>
      </Line>
      {most > 0 ? <Columns label={text.week(unit)} columns={columns} /> : <NoData />}
    </>
  );
}

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'];

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  margin: 10px 0 2px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  & > b {
    color: ${token('text-1')};
    font-weight: 400;
  }
`;
