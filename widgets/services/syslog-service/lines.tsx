import { perLanguage } from '../../../src/text/words';
import { useMemo } from 'react';
import { useRead } from '../../../src/api';
import { syslogGateways, syslogLines, type SyslogRow } from '../../../src/api/contract/syslog';
import { severities } from '../../../src/domain/syslog';
import { usePlace } from '../../../src/session/place';
import { atOnce } from '../../../src/ui/form/use-searched';
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
  const { query } = usePlace();
  const { data } = useRead(syslogGateways, gwid ? null : { state: 'on', per_page: atOnce });
  const sending = data?.list ?? [];
  // One that is chosen in the list of gateways may stand far behind those that are listed here.
  const far = !gwid && query.gwid && data && !sending.some((one) => one.gwid === query.gwid) ? query.gwid : '';
  const named = useRead(syslogGateways, far ? { q: far, per_page: 1 } : null).data?.list ?? [];
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
            options: [...named, ...sending].map((one) => ({ value: one.gwid, label: one.remark || one.gwid })),
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
      toolbarStart={<DayRange days={days} />}
      exportName={text.tabs.lines}
      every={every}
      expand={whole}
      empty={{ title: text.noLines, reason: text.noLinesReason }}
    />
  );
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
