import type { Earned } from '../../../../src/api/contract/income';
import { dateTime, fenToYuan, nothing } from '../../../../src/format';
import { perLanguage } from '../../../../src/text/words';
import { To } from '../../../../src/ui/link';
import { Status } from '../../../../src/ui/status';
import type { Column } from '../../../../src/ui/table';
import { TwoLines } from '../../../../src/ui/two-lines';
import { amount } from '../amount';
import { earnedText as text } from './earned.text';

const stateOf = ({ fen, pending_fen, settled_at }: Earned): string => {
  if (fen === 0) return text.nothingEarned;
  if (pending_fen > 0) return pending_fen < fen ? text.partly : text.states.pending;
  return settled_at ? dateTime(settled_at, 'Asia/Shanghai').slice(0, 16) : text.states.settled;
};

/** Columns of what was earned, whatever the source: when, where, how much and whether it is settled. */
export const earnedColumns = perLanguage(() => {
  const day: Column<Earned> = { key: 'day', title: text.day, width: 110, strong: true };
  const gateway: Column<Earned> = {
    key: 'remark',
    title: text.gateway,
    width: 200,
    grow: 1,
    render: (row) => (
      <TwoLines title={row.remark} below={row.gwid} mono>
        <To to={{ name: 'network', params: { gwid: row.gwid } }}>{row.remark}</To>
      </TwoLines>
    ),
    parts: [
      { key: 'remark', title: text.gateway },
      { key: 'gwid', title: 'GWID' },
    ],
  };
  const gateways: Column<Earned> = { key: 'gateways', title: text.gateways, width: 110, grow: 1, align: 'right' };
  const fen: Column<Earned> = {
    key: 'fen',
    title: text.fen,
    unit: text.yuan,
    width: 110,
    align: 'right',
    text: (row) => amount(row.fen),
    exported: (row) => fenToYuan(row.fen),
  };
  const pending: Column<Earned> = {
    key: 'pending_fen',
    title: text.pending,
    unit: text.yuan,
    width: 110,
    align: 'right',
    priority: 2,
    text: (row) => (row.pending_fen > 0 ? amount(row.pending_fen) : nothing),
    exported: (row) => fenToYuan(row.pending_fen),
  };
  const settled: Column<Earned> = {
    key: 'settled_at',
    title: text.settled,
    width: 160,
    text: stateOf,
    render: (row) => (
      <Status kind={row.fen === 0 ? 'off' : row.pending_fen > 0 ? 'progress' : 'online'}>{stateOf(row)}</Status>
    ),
  };
  return { day, gateway, gateways, fen, pending, settled };
});
