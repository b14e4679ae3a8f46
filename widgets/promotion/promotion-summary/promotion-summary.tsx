import type { DataOf } from '../../../src/api';
import type { promotionSummary } from '../../../src/api/contract/promotion';
import { number, percent, price } from '../../../src/format';
import { Failed } from '../../../src/ui/failed';
import { FigureCell } from '../../../src/ui/figure-cell';
import { To } from '../../../src/ui/link';
import { Cells } from '../../../src/ui/pane';
import { Stack } from '../../../src/ui/stack';
import { useSummary } from './promotion-summary.data';
import { promotionSummaryText as text } from './promotion-summary.text';
import { Trend } from './trend';

type Summary = DataOf<typeof promotionSummary>;

/** An agent's figures, how they went, and how many of the visitors became customers. */
export function PromotionSummary() {
  const { data, error, loading, refresh } = useSummary();
  if (!data && error) return <Failed error={error} onRetry={refresh} />;
  return (
    <Stack part="panel">
      <Cells aria-label={text.label}>
        <FigureCell name={text.month} loading={loading} note={data && <Change {...data} />}>
          {price(data?.month_fen)}
        </FigureCell>
        <FigureCell
          name={text.available}
          loading={loading}
          note={<To to={{ name: 'account', query: { tab: 'withdrawals' } }}>{text.availableNote}</To>}
        >
          {price(data?.available_fen)}
        </FigureCell>
        <FigureCell name={text.pending} loading={loading} note={data && text.settles(data.settles_on.slice(5))}>
          {price(data?.pending_fen)}
        </FigureCell>
        <FigureCell
          name={text.customers}
          loading={loading}
          note={data && text.customersNew(number(data.customers_month))}
        >
          {number(data?.customers)}
          <small>{text.customersUnit}</small>
        </FigureCell>
      </Cells>
      <Trend funnel={data?.funnel} />
    </Stack>
  );
}

/** This month beside the same days of the one before; nothing where there was nothing to compare with. */
const Change = ({ month_fen, before_fen }: Summary) => {
  const share = before_fen > 0 ? (month_fen - before_fen) / before_fen : undefined;
  return (
    <>
      {text.against} {share !== undefined && share > 0 && '+'}
      {percent(share)}
    </>
  );
};
