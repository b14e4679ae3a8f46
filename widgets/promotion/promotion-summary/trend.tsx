import { useState } from 'react';
import { styled } from 'styled-components';
import type { DataOf } from '../../../src/api';
import type { promotionSummary } from '../../../src/api/contract/promotion';
import { beijingDay } from '../../../src/domain/time';
import { plainYuan, number, percent } from '../../../src/format';
import { token } from '../../../src/theme';
import { Bar, BarChart, ink, Legend, NoData } from '../../../src/ui/chart';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import { useTrend } from './promotion-summary.data';
import { promotionSummaryText as text } from './promotion-summary.text';

const height = 220;

interface TrendProps {
  funnel: DataOf<typeof promotionSummary>['funnel'] | undefined;
}

/** Commission by day, above how many of the visitors became customers. */
export function Trend({ funnel }: TrendProps) {
  const [days, setDays] = useState<'7' | '30'>('30');
  const { data, loading, refreshing } = useTrend(days === '7' ? 7 : 30);
  const rows = data ?? [];
  const series = [
    { key: 'all', label: text.all, color: ink(1), values: rows.map(({ fen }) => fen) },
    { key: 'renewal', label: text.renewal, color: ink(3), values: rows.map(({ renewal_fen }) => renewal_fen) },
  ];
  return (
    <Whole aria-label={text.trend}>
      <Padded>
        <PaneHead
          title={text.trend}
          note={text.unit}
          end={
            <>
              <Legend items={series} />
              <Segmented
                size="sm"
                label={text.range}
                value={days}
                onChange={setDays}
                options={[
                  { value: '7', label: text.days['7'] },
                  { value: '30', label: text.days['30'] },
                ]}
              />
            </>
          }
        />
        {loading ? (
          <Skeleton height={height} />
        ) : rows.length === 0 ? (
          <NoData height={height} />
        ) : (
          <BarChart
            label={text.spoken(rows.length, plainYuan(Math.max(...rows.map(({ fen }) => fen))))}
            groupsName={text.date}
            groups={rows.map(({ date }) => ({ key: date, label: date.slice(5), title: date }))}
            series={series}
            stacked={false}
            unfinished={beijingDay(Date.now())}
            format={plainYuan}
            axisFormat={(fen) => number(Math.round(fen / 100))}
            height={height}
            stale={refreshing && rows.length !== Number(days)}
          />
        )}
      </Padded>
      <Funnel aria-label={text.funnel}>
        <Step name={text.visits} count={funnel?.visits} unit={text.visitsUnit} share={funnel && 1} />
        <Step
          name={text.registered}
          count={funnel?.registered}
          of={funnel?.visits}
          share={part(funnel?.registered, funnel)}
        />
        <Step name={text.bound} count={funnel?.bound} of={funnel?.registered} share={part(funnel?.bound, funnel)} />
        <Step name={text.paid} count={funnel?.paid} of={funnel?.bound} share={part(funnel?.paid, funnel)} />
      </Funnel>
    </Whole>
  );
}

/** Bars are read against the registered, not the visits: else only the first could be seen. */
const part = (count: number | undefined, funnel: TrendProps['funnel']): number | undefined =>
  funnel && funnel.registered > 0 ? ((count ?? 0) / funnel.registered) * 0.6 : undefined;

interface StepProps {
  name: string;
  count: number | undefined;
  /** The step before. */
  of?: number | undefined;
  unit?: string;
  share: number | undefined;
}

const Step = ({ name, count, of, unit, share }: StepProps) => (
  <li>
    <div>{name}</div>
    <b>{number(count)}</b>{' '}
    <small>{unit ?? text.rate(percent(of && count !== undefined ? count / of : undefined))}</small>
    <Bar share={share ?? 0} height={4} />
  </li>
);

const Whole = styled(PaneBox)`
  padding: 0;
  overflow: hidden;
`;

const Padded = styled.div`
  padding: 16px 20px 4px;
`;

const Funnel = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(144px, 1fr));
  gap: 1px;
  border-top: 1px solid ${token('border')};
  background: ${token('border')};
  & > li {
    padding: 14px 20px;
    background: ${token('surface-base')};
  }
  & b {
    color: ${token('text-1')};
    font-size: 20px;
    font-weight: 500;
    line-height: 28px;
  }
  & [aria-hidden],
  & [role='meter'] {
    margin-top: 8px;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
