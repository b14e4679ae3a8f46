import { useRead, type DataOf } from '../../../src/api';
import { guardSummary } from '../../../src/api/contract/guard';
import { addDays, beijingDay } from '../../../src/domain/time';
import type { SecurityService } from '../../../src/domain/security';
import type { PropsOf } from '../../../src/element/contract';
import { number } from '../../../src/format';
import { usePlace, type Destination } from '../../../src/session/place';
import { securityClassName } from '../../../src/text/security.text';
import { BarChart, ink } from '../../../src/ui/chart';
import { Failed } from '../../../src/ui/failed';
import { Card, PaneGroup, PaneHead } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import type { guardSummaryContract } from './guard-summary.contract';
import { guardSummaryText as text } from './guard-summary.text';
import { Ranking, type Ranked } from './ranking';

/** Milliseconds between two looks at the server. */
const every = 60_000;

type Data = DataOf<typeof guardSummary>;
const spans = ['7', '30', '90'] as const;

/** What a service intercepted, added up; every number leads to the log of what it counts. */
export function GuardSummary({ service: given = 'domain_parsing', gwid = '' }: PropsOf<typeof guardSummaryContract>) {
  const service = given as SecurityService;
  const place = usePlace();
  const span = spans.find((one) => one === place.query.days) ?? '30';
  const to = beijingDay(Date.now());
  const from = addDays(to, 1 - Number(span));
  const { data, error, stale, refresh } = useRead(
    guardSummary,
    { service, from, to, ...(gwid && { gwid }) },
    { every, keep: true },
  );
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton height={360} />;
  const open = logOf(service, gwid, { from: data.from, to: data.to });
  return (
    <Stack $gap={12} part="panel">
      <Card aria-label={text.trend[service]}>
        <PaneHead
          title={text.trend[service]}
          note={text.total(number(data.total), data.days.length)}
          end={
            <Segmented
              label={text.range}
              value={span}
              options={spans.map((value) => ({ value, label: text.ranges[value] }))}
              onChange={(days) => place.setQuery({ days: days === '30' ? undefined : days })}
            />
          }
        />
        <BarChart
          label={text.trendLabel(text.trend[service])}
          groupsName={text.day}
          groups={data.days.map(({ day }) => ({ key: day, label: day.slice(5), title: day }))}
          unfinished={to}
          series={[
            {
              key: 'times',
              label: text.series[service],
              color: ink(1),
              values: data.days.map(({ times }) => times),
            },
          ]}
          format={(value) => `${number(value)} ${text.unit}`}
          axisFormat={(value) => number(value)}
          height={220}
          stale={stale}
        />
      </Card>
      <PaneGroup $columns="repeat(auto-fit, minmax(260px, 1fr))">
        <Ranking title={text.classes[service]} rows={classRows(service, data, open)} />
        <Ranking title={text.sources[service]} rows={sourceRows(data, open)} />
        {!gwid && <Ranking title={text.gateways} rows={gatewayRows(data, open)} />}
      </PaneGroup>
    </Stack>
  );
}

type Open = (query: { class?: string; source?: string; gwid?: string }) => Destination;

/** The log of what a number counts. */
function logOf(service: SecurityService, fixed: string, span: { from: string; to: string }): Open {
  return ({ gwid = fixed, ...narrowed }) => {
    const query = { ...span, ...narrowed };
    if (service === 'domain_parsing') {
      return { name: 'domain_parsing.log', params: { gwid: gwid || 'all', classification: 'all' }, query };
    }
    if (service === 'honeypot') return { name: 'honeypot', query: { tab: 'log', ...query, ...(gwid && { gwid }) } };
    return gwid
      ? { name: 'firewall_plugin.detail', query: { tab: 'events', gwid, ...query } }
      : { name: 'firewall_plugin', query: { tab: 'events', ...query } };
  };
}

const classRows = (service: SecurityService, { classes }: Data, open: Open): Ranked[] =>
  classes.map((one) => ({
    key: one.class,
    label: securityClassName(service, one.class),
    times: one.times,
    to: open({ class: one.class }),
  }));

const sourceRows = ({ sources }: Data, open: Open): Ranked[] =>
  sources.map(({ source, name, gwid, gateway_remark, times }) => ({
    key: `${gwid} ${source}`,
    label: name || source,
    note: gateway_remark,
    times,
    to: open({ source, gwid }),
  }));

const gatewayRows = ({ gateways }: Data, open: Open): Ranked[] =>
  gateways.map(({ gwid, remark, times }) => ({ key: gwid, label: remark, times, to: open({ gwid }) }));
