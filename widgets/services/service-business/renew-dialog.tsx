import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { refreshReads, useClient, type Client } from '../../../src/api';
import { orderCreate, orderPay, serviceQuote, type Owned } from '../../../src/api/contract/service';
import { date, price } from '../../../src/format';
import { token } from '../../../src/theme';
import { RadioField, useFormState } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { affected } from '../../../src/ui/service-order';
import { perRow, startBatch, type Run } from '../../../src/ui/tasks';
import { serviceBusinessText as text } from './service-business.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

interface RenewDialogProps {
  /** What is renewed; no trials. */
  rows: readonly Owned[];
  /** What was left out because it is a trial. */
  trials: number;
  /** Called when the orders are on their way. */
  started: () => void;
  onClose: () => void;
}

/** Durations that many services have in common. */
const durations = [1, 3, 6, 12];

/** Renews many at once: what each costs now, the sum, and an order of its own for each. */
export function RenewDialog({ rows, trials, started, onClose }: RenewDialogProps) {
  const client = useClient();
  const [shown, show] = useState<ReadonlyMap<string, Quoted>>();
  const submit = ({ months }: { months: string }) => {
    if (!shown) return;
    const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
    startBatch({
      title: text.renewMany(rows.length),
      ids: rows.map(({ id }) => id),
      run: renewing(client, rows, Number(months), shown),
      nameOf: (id) => names.get(id) ?? id,
      onEnd: () => void refreshReads(client, affected),
    });
    started();
    onClose();
  };
  return (
    <FormDialog<{ months: string }>
      title={text.renewMany(rows.length)}
      ok={text.renewPay}
      width={560}
      disabled={!shown}
      initial={{ months: '12' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioField
        name="months"
        label={text.duration}
        options={durations.map((months) => ({ value: String(months), label: text.months(months) }))}
      />
      <Bills rows={rows} onShown={show} />
      {trials > 0 && <Note>{text.trialsLeft(trials)}</Note>}
    </FormDialog>
  );
}

/** One order after the other: they are paid from one balance. The same wish keeps its id, so a retry orders nothing twice. */
function renewing(client: Client, rows: readonly Owned[], months: number, shown: ReadonlyMap<string, Quoted>): Run {
  const wishes = new Map(
    rows.map((row) => {
      const bill = shown.get(row.id);
      const pay_fen = bill && 'fen' in bill ? bill.fen : undefined;
      return [row.id, { row, request_id: crypto.randomUUID(), ...(pay_fen !== undefined && { pay_fen }) }];
    }),
  );
  return perRow({
    atOnce: 1,
    call: async (id, signal) => {
      const { row, ...wish } = wishes.get(id)!;
      const quiet = { quiet: true, signal };
      const { data } = await client.call(orderCreate, { ...wish, ...wantedOf(row, months) }, quiet);
      await client.call(orderPay, { id: data.id }, quiet);
    },
  });
}

const wantedOf = ({ id, service, tier, quantity }: Owned, months: number) =>
  ({ service, tier, kind: 'renew', months, quantity, owned: id }) as const;

const nameOf = (row: Owned): string =>
  [`${soldNames.said(row.service_name)} ${soldNames.said(row.tier_name)}`, row.network_name ?? row.gateway_remark]
    .filter(Boolean)
    .join(' · ');

/** What it costs and until when it lasts, or why it cannot be had. */
type Quoted = { fen: number; to: string } | { reason: string };

/** What each costs, and all together against the balance. Tells what is shown once all of it is known. */
function Bills({
  rows,
  onShown,
}: {
  rows: readonly Owned[];
  onShown: (bills: ReadonlyMap<string, Quoted> | undefined) => void;
}) {
  const { values } = useFormState<{ months: string }>({ subscription: { values: true } });
  const { bills, balance } = useBills(rows, Number(values.months));
  const known = rows.map(({ id }) => bills.get(id));
  const sum = known.reduce((all, bill) => all + (bill && 'fen' in bill ? bill.fen : 0), 0);
  const ready = known.every(Boolean);
  useEffect(() => onShown(ready ? bills : undefined), [onShown, ready, bills]);
  const id = useId();
  return (
    <>
      <Lines aria-labelledby={id}>
        {rows.map((row) => {
          const bill = bills.get(row.id);
          return (
            <li key={row.id}>
              <span title={nameOf(row)}>{nameOf(row)}</span>
              {bill && 'fen' in bill && <small>{text.renewTo(date(bill.to))}</small>}
              <b>{bill ? ('fen' in bill ? price(bill.fen) : bill.reason) : '…'}</b>
            </li>
          );
        })}
      </Lines>
      <Sum id={id} role="status">
        {text.sum} <b>{ready ? price(sum) : '…'}</b>
      </Sum>
      {ready && balance !== undefined && (
        <Note tone={balance < sum ? 'warning' : 'info'}>
          {balance < sum ? text.short(price(balance)) : text.balance(price(balance))}
        </Note>
      )}
    </>
  );
}

function useBills(rows: readonly Owned[], months: number) {
  const client = useClient();
  const [known, know] = useState<{ months: number; bills: ReadonlyMap<string, Quoted>; balance?: number }>({
    months,
    bills: new Map(),
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const row of rows) {
      const tell = (bill: Quoted, balance?: number) =>
        know((before) => ({
          months,
          bills: new Map([...(before.months === months ? before.bills : []), [row.id, bill]]),
          ...((balance ?? before.balance) !== undefined && { balance: (balance ?? before.balance)! }),
        }));
      client.call(serviceQuote, wantedOf(row, months), { quiet: true, signal: stop.signal }).then(
        ({ data }) => tell({ fen: data.pay_fen, to: data.to }, data.balance_fen),
        (error: unknown) => {
          if (!stop.signal.aborted) tell({ reason: error instanceof Error ? error.message : String(error) });
        },
      );
    }
    return () => stop.abort();
  }, [client, rows, months]);
  return known.months === months ? known : { ...known, bills: new Map<string, Quoted>() };
}

const Lines = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 96px;
    gap: 12px;
    align-items: baseline;
  }
  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 500;
    text-align: end;
  }
`;

const Sum = styled.p`
  margin: 0;
  text-align: end;
  & > b {
    color: ${token('text-1')};
    font-size: 20px;
    font-weight: 600;
  }
`;
