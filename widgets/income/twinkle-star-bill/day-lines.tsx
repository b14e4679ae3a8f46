import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { starBillLines, type StarBillLine } from '../../../src/api/contract/star-bill';
import { number } from '../../../src/format';
import { token } from '../../../src/theme';
import { Failed } from '../../../src/ui/failed';
import { PaneNote } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { amount } from '../shared/amount';
import { starText } from '../shared/star/star.text';
import { twinkleStarBillText as text } from './twinkle-star-bill.text';

/** Most disks of a day that are shown below it; all of them are in the list of disks. */
const most = 100;

/** How the subsidy of a disk's day was found, or why there is none. */
export const howOf = ({ unpaid, income_fen, percent }: StarBillLine): string =>
  unpaid ? text.unpaid[unpaid] : text.product(amount(income_fen), percent);

/** What each disk earned on a day, below the row of that day. */
export function DayLines({ day }: { day: string }) {
  const { data, error, refresh } = useRead(starBillLines, { day, per_page: most });
  if (!data) return error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={3} />;
  return (
    <Box>
      <Lines aria-label={`${day} ${text.lines}`}>
        <thead>
          <tr>
            <th scope="col">{starText.gateway}</th>
            <th scope="col">{text.disk}</th>
            <th scope="col">{text.income}</th>
            <th scope="col">{text.subsidy}</th>
            <th scope="col">{text.sum}</th>
            <th scope="col">{text.how}</th>
          </tr>
        </thead>
        <tbody>
          {data.list.map((line) => (
            <tr key={`${line.gwid} ${line.disk}`}>
              <td>{line.remark || line.gwid}</td>
              <td>{`${line.disk} ${number(line.size_gb)} GB`}</td>
              <td>{amount(line.income_fen)}</td>
              <td>{amount(line.subsidy_fen)}</td>
              <td>{amount(line.income_fen + line.subsidy_fen)}</td>
              <td>{howOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
      <PaneNote>{text.each}</PaneNote>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  overflow-x: auto;
`;

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: 6px 8px;
    border-bottom: 1px solid ${token('border-subtle')};
    color: ${token('text-1')};
    font-weight: 400;
    line-height: 20px;
    text-align: start;
  }
  & th {
    color: ${token('text-3')};
    font-size: 12px;
    white-space: nowrap;
  }
  & :is(th, td):is(:nth-child(3), :nth-child(4), :nth-child(5)) {
    text-align: end;
  }
`;
