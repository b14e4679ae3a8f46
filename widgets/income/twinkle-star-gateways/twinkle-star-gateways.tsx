import { told } from '../../../src/api/said';
import type { DataOf } from '../../../src/api';
import { starGateways, type StarGateway } from '../../../src/api/contract/star';
import { starOpenStates } from '../../../src/domain/star';
import type { PropsOf } from '../../../src/element/contract';
import { date, dateTime, nothing, number, time } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { DeliveryStatus } from '../../../src/ui/delivery';
import { PageActions } from '../../../src/ui/page';
import { Stack } from '../../../src/ui/stack';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { lendingColumns } from '../shared/star/cells';
import { StarNav, starRoute } from '../shared/star/nav';
import { every } from '../shared/star/star.data';
import { starText } from '../shared/star/star.text';
import { useGatewayActions } from './gateway-actions';
import type { twinkleStarGatewaysContract } from './twinkle-star-gateways.contract';
import { twinkleStarGatewaysText as text } from './twinkle-star-gateways.text';

/** Gateways that take part: whether that is in force there, or what is set on them. */
export function TwinkleStarGateways(props: PropsOf<typeof twinkleStarGatewaysContract>) {
  const { configure = false, manage = false } = props;
  const place = usePlace();
  const { actions, batchActions, dialogs } = useGatewayActions(configure);
  const heading = configure ? text.configuring : text.heading;
  return (
    <Stack part="panel" $gap={16}>
      <PageActions>
        <Button variant={configure ? 'default' : 'primary'} onClick={() => place.go({ name: starRoute('apply') })}>
          {text.apply}
        </Button>
      </PageActions>
      <StarNav at={configure ? 'configure_list' : 'open_list'} />
      <DataTable<StarGateway>
        key={String(configure)}
        label={heading}
        exportName={heading}
        endpoint={starGateways}
        columns={shapes()[configure ? 'configure' : 'open']}
        cacheKey={configure ? 'star.configure' : 'star.gateways'}
        rowKey={({ gwid }) => gwid}
        rowName={({ remark }) => remark}
        search={starText.search}
        segments={segments()}
        every={every}
        tall
        {...(manage && { actions, batchActions, actionsWidth: 148 })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      {manage && dialogs}
    </Stack>
  );
}

const kinds: Readonly<Record<StarGateway['state'], StatusKind>> = {
  on: 'online',
  waiting: 'progress',
  failed: 'danger',
  paused: 'off',
  ending: 'progress',
};

const segments = perLanguage(() => ({
  name: 'state',
  label: text.state,
  options: (data: unknown) => {
    const counts = (data as DataOf<typeof starGateways> | undefined)?.counts;
    return [
      { value: '', label: text.all },
      ...starOpenStates.map((value) => ({
        ...{ value, label: text.states[value] },
        ...(counts && { count: counts[value] ?? 0 }),
      })),
    ];
  },
}));

const figure = (
  key: 'used_gb' | 'used_mbps' | 'lent_gb' | 'up_mbps' | 'share',
  title: string,
  unit: string,
  more: Partial<Column<StarGateway>> = {},
): Column<StarGateway> => ({
  ...{ key, title, unit, width: 112, align: 'right', ...more },
  text: (row) => (row[key] === null ? nothing : number(row[key], key === 'used_mbps' ? 1 : 0)),
  exported: (row) => row[key] ?? '',
});

const whyOf = ({ error, error_said }: StarGateway) => told(error, error_said) || undefined;

const shapes = perLanguage(() => {
  const { gateway, disks, gb, mbps, hours } = lendingColumns();
  const state: Column<StarGateway> = {
    key: 'state',
    title: text.state,
    width: 128,
    text: (row) => text.states[row.state],
    render: (row) => (
      <span title={whyOf(row)}>
        <Status kind={kinds[row.state]}>{text.states[row.state]}</Status>
      </span>
    ),
  };
  const error: Column<StarGateway> = {
    key: 'error',
    title: text.error,
    width: 140,
    grow: 1,
    priority: 2,
    text: (row) => whyOf(row) ?? nothing,
  };
  return {
    open: columns<StarGateway>([
      gateway,
      state,
      gb,
      figure('used_gb', text.used, 'GB'),
      mbps,
      figure('used_mbps', text.sent, 'Mbps', { width: 128 }),
      {
        key: 'told_at',
        title: text.told,
        width: 112,
        priority: 3,
        text: ({ told_at }) => (told_at ? time(told_at) : nothing),
        exported: ({ told_at }) => (told_at ? dateTime(told_at) : ''),
      },
      error,
      disks,
      { key: 'since', title: text.since, width: 112, priority: 2, text: ({ since }) => date(since) },
      {
        key: 'subsidy_until',
        title: text.subsidy,
        width: 112,
        priority: 3,
        text: ({ subsidy_until }) => subsidy_until ?? nothing,
      },
    ]),
    configure: columns<StarGateway>([
      gateway,
      mbps,
      figure('up_mbps', text.up, 'Mbps', { priority: 2, width: 128 }),
      hours,
      figure('share', text.share, '%'),
      gb,
      figure('lent_gb', text.lent, 'GB', { priority: 2 }),
      {
        key: 'delivery',
        title: text.delivery,
        width: 112,
        text: ({ state: now }) => text.states[now],
        render: (row) => <DeliveryStatus state={row.delivery} error={whyOf(row)} />,
      },
      error,
      { key: 'changed_by', title: text.changedBy, width: 112, priority: 3 },
      {
        key: 'changed_at',
        title: text.changedAt,
        width: 140,
        priority: 3,
        at: ({ changed_at }) => changed_at,
      },
    ]),
  };
});
