import { told } from '../../../src/api/said';
import { useMemo, useState } from 'react';
import { incomeMethodGateways, type MethodGateway } from '../../../src/api/contract/income';
import type { GuestSource } from '../../../src/domain/income';
import { fenToYuan, nothing, number } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { methodWords } from '../../../src/ui/auth-method/auth-method.text';
import { DeliveryStatus } from '../../../src/ui/delivery';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { To } from '../../../src/ui/link';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { perRow } from '../../../src/ui/tasks';
import { TwoLines } from '../../../src/ui/two-lines';
import { amount } from '../shared/amount';
import { every, useSend } from './guest-income.data';
import { guestIncomeText as text } from './guest-income.text';

const SettingsDialog = lazy(() => import('./settings-dialog').then((m) => m.SettingsDialog));

/** Gateways with whether the way to sign in is on, how that was delivered, and what it brought in. */
export function GatewayList({ source, manage }: { source: GuestSource; manage: boolean }) {
  const [opened, open] = useState<MethodGateway>();
  const send = useSend(source);
  const { act } = useAct();
  const input = useMemo(() => ({ source }), [source]);
  const method = methodWords[source];
  const disable = ({ id, remark }: MethodGateway) =>
    act(() => send(id, { enabled: false }, text.disabledNote(method)), {
      confirm: { body: text.askDisable(remark), danger: true },
      said: (sent) => (sent ? text.queued : text.same),
    });
  const many = (enabled: boolean) =>
    perRow({
      call: async (id) => {
        const sent = await send(id, { enabled }, (enabled ? text.enabledNote : text.disabledNote)(method));
        return sent ? undefined : { skipped: text.same };
      },
    });
  return (
    <>
      <DataTable<MethodGateway>
        label={text.title[source]}
        endpoint={incomeMethodGateways}
        input={input}
        columns={shape()}
        cacheKey="income.method"
        exportName={text.title[source]}
        search={text.search}
        filters={filters()}
        every={every}
        tall
        rowName={(row) => row.remark}
        {...(manage && {
          actionsWidth: 168,
          actions: (row: MethodGateway) => [
            { key: 'settings', label: row.on ? text.settings : text.enable, onSelect: () => open(row) },
            ...(row.on
              ? [{ key: 'disable', label: text.disable, danger: true, onSelect: () => void disable(row) }]
              : []),
            { key: 'auth', label: text.auth, to: { name: 'auth_index', params: { gwid: row.id } } },
          ],
          batchActions: [
            {
              key: 'enable',
              label: text.enable,
              run: many(true),
              confirm: (n: number) => ({ body: text.askEnableMany(n) }),
            },
            {
              key: 'disable',
              label: text.disable,
              danger: true,
              run: many(false),
              confirm: (n: number) => ({ body: text.askDisableMany(n), danger: true }),
            },
          ],
        })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Suspense>
        {opened && <SettingsDialog source={source} gateway={opened} onClose={() => open(undefined)} />}
      </Suspense>
    </>
  );
}

const filters = perLanguage(() => [
  {
    name: 'on',
    label: text.filter,
    width: 148,
    options: Object.entries(text.filters).map(([value, label]) => ({ value, label })),
  },
]);

/** Nothing is on or off before the gateway has answered. */
const stateOf = ({ on, running, asks }: MethodGateway) => {
  if (on !== running) return on ? 'onSoon' : 'offSoon';
  return !on ? 'off' : asks ? 'on' : 'silent';
};
const kinds = { off: 'off', on: 'online', silent: 'warning', onSoon: 'progress', offSoon: 'progress' } as const;

const shape = perLanguage(() =>
  columns<MethodGateway>([
    {
      key: 'remark',
      title: text.gateway,
      width: 200,
      grow: 1,
      fixed: true,
      sortable: true,
      render: (row) => (
        <TwoLines title={row.remark} below={row.id} mono>
          <To to={{ name: 'network', params: { gwid: row.id } }}>{row.remark}</To>
        </TwoLines>
      ),
      parts: [
        { key: 'remark', title: text.gateway },
        { key: 'id', title: 'GWID' },
      ],
    },
    {
      key: 'on',
      title: text.state,
      width: 132,
      text: (row) => text.states[stateOf(row)],
      render: (row) => <Status kind={kinds[stateOf(row)]}>{text.states[stateOf(row)]}</Status>,
    },
    {
      key: 'state',
      title: text.delivery,
      width: 110,
      priority: 2,
      text: (row) => row.state ?? '',
      render: (row) => <DeliveryStatus state={row.state} error={told(row.error, row.error_said)} />,
    },
    {
      key: 'guests_today',
      title: text.guestsToday,
      width: 104,
      align: 'right',
      sortable: true,
      priority: 2,
      text: (row) => number(row.guests_today),
    },
    {
      key: 'guests_30',
      title: text.guests30,
      width: 120,
      align: 'right',
      sortable: true,
      text: (row) => number(row.guests_30),
    },
    {
      key: 'fen_30',
      title: text.fen30,
      unit: text.yuan,
      width: 140,
      align: 'right',
      sortable: true,
      text: (row) => (row.fen_30 > 0 ? amount(row.fen_30) : nothing),
      exported: (row) => fenToYuan(row.fen_30),
    },
  ]),
);
