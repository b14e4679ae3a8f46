import { useState } from 'react';
import { useRead, useWrite } from '../../../src/api';
import { wifiShareRevoke, wifiShares, type WifiShare } from '../../../src/api/contract/wifi';
import type { PropsOf } from '../../../src/element/contract';
import { date, number, relative } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { betweenText } from '../../../src/text/between.text';
import type { wifiSharesContract } from './wifi-shares.contract';
import { Intro } from './wifi-shares.styles';
import { wifiSharesText as text } from './wifi-shares.text';

const ShareDialog = lazy(() => import('./share-dialogs').then((m) => m.ShareDialog));

/** Milliseconds between two looks: how often links were opened. */
const every = 60_000;

/** Links under which guests see how to join the Wi-Fi of a gateway. */
export function WifiShares({ gwid = '', manage = false }: PropsOf<typeof wifiSharesContract>) {
  const { data, error, loading, refresh } = useRead(wifiShares, gwid ? { gwid } : null, { every });
  const [adding, setAdding] = useState(false);
  const end = useEnding();
  return (
    <div part="panel">
      <Intro>{text.intro}</Intro>
      <DataTable<WifiShare>
        label={text.label}
        cacheKey="wifi.shares"
        exportName={text.label}
        columns={shape()}
        rows={data?.list ?? []}
        loading={loading}
        error={error}
        onRefresh={() => void refresh()}
        prefix="shares."
        {...(manage && {
          add: { label: text.add, onSelect: () => setAdding(true) },
          actionsWidth: 72,
          actions: (row: WifiShare) =>
            stateOf(row) === 'active'
              ? [{ key: 'revoke', label: text.revoke, danger: true, onSelect: () => void end(row) }]
              : [],
        })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Suspense>{adding && <ShareDialog gwid={gwid} onClose={() => setAdding(false)} />}</Suspense>
    </div>
  );
}

/** Ending a link, after a question: printed codes stop too. */
function useEnding() {
  const { act } = useAct();
  const { run } = useWrite(wifiShareRevoke, ['/api/v3/wifi/']);
  return ({ id, name }: WifiShare) =>
    act(() => run({ id }), {
      confirm: { body: text.revokeAsk(name), detail: text.revokeDetail, confirm: text.revoke, danger: true },
      said: text.revoked,
    });
}

function stateOf({ revoked_at, expires_at }: WifiShare): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked';
  return Date.parse(expires_at) <= Date.now() ? 'expired' : 'active';
}

const shape = perLanguage(() =>
  columns<WifiShare>([
    { key: 'name', title: text.name, width: 160, grow: 1, strong: true, fixed: true },
    {
      key: 'state',
      title: text.state,
      width: 96,
      text: (row) => text.states[stateOf(row)],
      render: (row) => <Status kind={stateOf(row) === 'active' ? 'online' : 'off'}>{text.states[stateOf(row)]}</Status>,
    },
    { key: 'ssids', title: text.ssids, width: 168, grow: 1, text: (row) => row.ssids.join(betweenText.names) },
    { key: 'expires_at', title: text.expires, width: 112, text: (row) => date(row.expires_at) },
    { key: 'opens', title: text.opens, width: 96, align: 'right', text: (row) => number(row.opens) },
    {
      key: 'opened_at',
      title: text.last,
      width: 120,
      priority: 2,
      text: (row) => (row.opened_at ? relative(row.opened_at) : undefined),
    },
    { key: 'created_at', title: text.created, width: 168, priority: 3, at: (row) => row.created_at },
  ]),
);
