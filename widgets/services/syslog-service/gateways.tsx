import { told } from '../../../src/api/said';
import { perLanguage } from '../../../src/text/words';
import { useState } from 'react';
import { useRead, type DataOf } from '../../../src/api';
import { syslogGateways, type SyslogGateway } from '../../../src/api/contract/syslog';
import { severities } from '../../../src/domain/syslog';
import { dateTime, time } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { DeliveryStatus, deliveryText } from '../../../src/ui/delivery';
import { CalendarClock, Settings2 } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type BatchAction, type Column, type Filter } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { syslogServiceText as text } from './syslog-service.text';

const SettingDialog = lazy(() => import('./dialogs').then((m) => m.SettingDialog));
const RetentionDialog = lazy(() => import('./dialogs').then((m) => m.RetentionDialog));

/** Milliseconds between two looks: deliveries take seconds. */
const every = 5000;
/** Gateways that are set together. */
const mostTogether = 200;

type Asked =
  | { what: 'setting'; gwids: string[]; gateway?: SyslogGateway; started?: () => void }
  | { what: 'retention'; days: number };

interface GatewaysProps {
  manage: boolean;
  /** Shows what one of them sent. */
  onLines: (gwid: string) => void;
}

/** Where gateways send their logs. */
export function Gateways({ manage, onLines }: GatewaysProps) {
  const [asked, setAsked] = useState<Asked>();
  const toast = useToast();
  const { data } = useRead(syslogGateways, { per_page: 1 });
  const close = () => setAsked(undefined);
  const setMany: BatchAction = {
    key: 'set',
    label: text.set,
    icon: <Settings2 />,
    onPick: ({ keys, started }) => {
      if (!keys || keys.length > mostTogether) return void toast.warning(text.mostTogether(mostTogether));
      setAsked({ what: 'setting', gwids: keys, started });
    },
  };
  return (
    <>
      <DataTable<SyslogGateway>
        label={text.tabs.gateways}
        endpoint={syslogGateways}
        columns={own()}
        cacheKey="syslog.gateways"
        rowKey={({ gwid }) => gwid}
        rowName={nameOf}
        search={text.gatewaySearch}
        segments={states()}
        exportName={text.tabs.gateways}
        every={every}
        actions={(gateway: SyslogGateway) => [
          { key: 'lines', label: text.tabs.lines, onSelect: () => onLines(gateway.gwid) },
          ...(manage
            ? [
                {
                  key: 'set',
                  label: text.set,
                  onSelect: () => setAsked({ what: 'setting', gwids: [gateway.gwid], gateway }),
                },
              ]
            : []),
        ]}
        {...(manage && {
          batchActions: [setMany],
          toolbarEnd: data && (
            <Button icon={<CalendarClock />} onClick={() => setAsked({ what: 'retention', days: data.days })}>
              {text.kept(data.days)}
            </Button>
          ),
        })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Suspense>
        {asked?.what === 'setting' && <SettingDialog {...asked} onClose={close} />}
        {asked?.what === 'retention' && <RetentionDialog days={asked.days} onClose={close} />}
      </Suspense>
    </>
  );
}

const nameOf = ({ remark, gwid }: SyslogGateway) => remark || gwid;
const targetOf = ({ enabled, server, port, protocol }: SyslogGateway) =>
  enabled ? (server ? `${server}:${port}/${protocol.toUpperCase()}` : text.cloud) : undefined;

const own = perLanguage<readonly Column<SyslogGateway>[]>(() =>
  columns<SyslogGateway>([
    { key: 'remark', title: text.gateway, width: 200, grow: 2, strong: true, fixed: true, text: nameOf },
    {
      key: 'enabled',
      title: text.state,
      width: 96,
      text: (row) => (row.enabled ? text.on : text.off),
      render: (row) => <Status kind={row.enabled ? 'online' : 'off'}>{row.enabled ? text.on : text.off}</Status>,
    },
    { key: 'target', title: text.target, width: 184, grow: 1, text: targetOf },
    {
      key: 'level',
      title: text.level,
      width: 104,
      text: (row) => (row.enabled ? text.severities[severities[row.level] ?? 'info'] : undefined),
    },
    {
      key: 'delivery',
      title: text.delivery,
      width: 104,
      text: (row) => (row.delivery ? deliveryText[row.delivery] : undefined),
      render: (row) =>
        row.delivery ? <DeliveryStatus state={row.delivery} error={told(row.error, row.error_said)} /> : '—',
    },
    {
      key: 'last_at',
      title: text.last,
      width: 120,
      priority: 2,
      text: (row) => (row.last_at ? time(row.last_at) : undefined),
      exported: (row) => (row.last_at ? dateTime(row.last_at) : ''),
    },
  ]),
);

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof syslogGateways> | undefined)?.counts;
    return (['all', 'on', 'off'] as const).map((key) => ({
      value: key === 'all' ? '' : key,
      label: text.states[key],
      ...(counts && { count: counts[key] }),
    }));
  },
}));
