import { perLanguage } from '../../../src/text/words';
import { useMemo } from 'react';
import { useRead } from '../../../src/api';
import { syslogGateways, syslogLines, type SyslogGateway, type SyslogRow } from '../../../src/api/contract/syslog';
import { severities } from '../../../src/domain/syslog';
import { usePlace } from '../../../src/session/place';
import { atOnce, useSearched } from '../../../src/ui/form/use-searched';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, DataTable, type Column, type Filter } from '../../../src/ui/table';
import { Whole } from './syslog-service.styles';
import { syslogServiceText as text } from './syslog-service.text';

/** Milliseconds between two looks: somebody follows. */
const every = 5000;

/** What came in, newest first. */
export function Lines({ gwid }: { gwid: string }) {
  const days = useDays();
  const gateways = useGateways(!gwid);
  const input = useMemo(() => ({ ...(gwid && { gwid }), ...days.span }), [gwid, days.span]);
  const filters: readonly Filter[] = [
    bySeverity(),
    ...(gwid
      ? []
      : [
          {
            name: 'gwid',
            label: text.allGateways,
            width: 168,
            optional: true,
            ...gateways,
          },
        ]),
  ];
  return (
    <DataTable<SyslogRow>
      key={gwid}
      label={text.tabs.lines}
      endpoint={syslogLines}
      input={input}
      columns={gwid ? own() : withGateway()}
      cacheKey={gwid ? 'syslog.gateway' : 'syslog'}
      rowName={({ message }) => message}
      search={text.search}
      filters={filters}
      narrowing={days.chosen}
      toolbarStart={<DayRange days={days} />}
      exportName={text.tabs.lines}
      every={every}
      expand={whole}
      empty={{ title: text.noLines, reason: text.noLinesReason }}
    />
  );
}

const ComboboxBox = lazy(() => import('../../../src/ui/form/combobox-box').then((m) => m.ComboboxBox));

/** Gateways that send, to choose one: by typing where there are more than a list can hold. */
function useGateways(wanted: boolean): Pick<Filter, 'options' | 'render'> {
  const chosen = usePlace().query.gwid ?? '';
  const found = useSearched(
    chosen,
    ({ gwid }: SyslogGateway) => gwid,
    (q) => useRead(syslogGateways, wanted ? { state: 'on', per_page: atOnce, ...(q && { q }) } : null, { keep: true }),
  );
  // One that the address names may stand far behind those that are listed.
  const far = wanted && chosen && found.source.data && !found.chosen ? chosen : '';
  const named = useRead(syslogGateways, far ? { q: far, per_page: 1 } : null).data?.list ?? [];
  const options = [...named, ...found.rows].map(({ gwid, remark }) => ({ value: gwid, label: remark || gwid }));
  if (!found.many) return { options };
  const label = options.find(({ value }) => value === chosen)?.label;
  return {
    options,
    render: (value, onChange) => (
      <Suspense>
        <ComboboxBox
          control={{ 'aria-label': text.allGateways }}
          size="md"
          options={options}
          placeholder={text.allGateways}
          // What was chosen stands in the box: nobody searches for that.
          onSearch={(query) => found.onSearch(query === label ? '' : query)}
          value={value}
          onChange={onChange}
        />
      </Suspense>
    ),
  };
}

const whole = ({ host, message }: SyslogRow) => (
  <Whole>
    <code>{message}</code>
    <span>
      {text.host} {host || '—'}
    </span>
  </Whole>
);

const nameOf = (severity: number): string => text.severities[severities[severity] ?? 'notice'];
const kindOf = (severity: number): StatusKind =>
  severity <= 3 ? 'danger' : severity === 4 ? 'warning' : severity === 7 ? 'off' : 'online';

const gateway = perLanguage<Column<SyslogRow>>(() => ({
  key: 'gateway_remark',
  title: text.gateway,
  width: 160,
  text: (row) => row.gateway_remark || row.gwid,
}));

const own = perLanguage<readonly Column<SyslogRow>[]>(() =>
  columns<SyslogRow>([
    { key: 'at', title: text.at, width: 168, fixed: true, at: (row) => row.at },
    {
      key: 'severity',
      title: text.severity,
      width: 88,
      text: (row) => nameOf(row.severity),
      render: (row) => <Status kind={kindOf(row.severity)}>{nameOf(row.severity)}</Status>,
    },
    { key: 'app', title: text.app, width: 96, text: (row) => row.app || undefined },
    { key: 'message', title: text.message, width: 320, grow: 4, mono: true, fixed: true },
  ]),
);

const bySeverity = perLanguage<Filter>(() => ({
  name: 'severity',
  label: text.allSeverities,
  options: severities.slice(0, 7).map((name, at) => ({
    value: String(at),
    label: at === 0 ? text.severities[name] : text.andAbove(text.severities[name]),
  })),
}));

const withGateway = perLanguage(() => [...own().slice(0, 2), gateway(), ...own().slice(2)]);
