import { useState } from 'react';
import { useClient, useRead, useWrite } from '../../../src/api';
import {
  couponBatches,
  couponCreate,
  couponVoid,
  guestCoupons,
  type CouponBatch,
} from '../../../src/api/contract/guest';
import { beijingDay } from '../../../src/domain/time';
import { mostInBatch, printCode } from '../../../src/domain/guest';
import { number } from '../../../src/format';
import { between, maxLength, noQuotes, required } from '../../../src/rules';
import { checks } from '../../../src/text';
import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { DateField, FormRow, NumberField, TextField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { printCards } from '../../../src/ui/print';
import { columns, DataTable, useOpened, type RowAction } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { Codes } from './codes';
import { guestAuthText as text } from './guest-auth.text';

const path = '/api/v3/guest/';

/** Last day that a batch holds, as `2027-01-31`; empty for ever. */
export const lastDay = ({ until }: CouponBatch): string => (until ? beijingDay(Date.parse(until) - 1) : '');

/** Batches of coupon codes: made, printed, ended. */
export function Coupons({ gwid, onChanged }: { gwid: string; onChanged: () => void }) {
  const [making, make] = useState(false);
  const [id, show] = useOpened('batch');
  const open = useRead(couponBatches, id ? { gwid, id } : null).data?.list.find((one) => one.id === id);
  const ending = useWrite(couponVoid, [path]);
  const { act } = useAct();
  const print = usePrint();
  const end = ({ id, name, unused }: CouponBatch) =>
    act(() => ending.run({ id }), {
      confirm: { title: text.endTitle(name), body: text.endBody(unused), confirm: text.end, danger: true },
      said: ({ data }) => text.endedCount(data.ended),
      then: onChanged,
    });
  const actions = (batch: CouponBatch): RowAction[] => [
    { key: 'open', label: text.open, onSelect: () => show(batch.id) },
    {
      key: 'print',
      label: text.print,
      disabled: batch.unused === 0 || batch.expired,
      onSelect: () => void print(batch),
    },
    { key: 'end', label: text.end, danger: true, disabled: batch.unused === 0, onSelect: () => void end(batch) },
  ];
  return (
    <>
      <DataTable<CouponBatch>
        label={text.batches}
        endpoint={couponBatches}
        input={{ gwid }}
        columns={batchColumns()}
        cacheKey="guest.coupon.batch"
        prefix="batch."
        search={text.searchBatch}
        actions={actions}
        actionsWidth={148}
        exportName={text.batches}
        add={{ label: text.create, onSelect: () => make(true) }}
        onOpen={(batch) => show(batch.id)}
        empty={{ title: text.noBatches, reason: text.noBatchesReason }}
      />
      {making && <Create gwid={gwid} onMade={onChanged} onClose={() => make(false)} />}
      {open && (
        <Codes batch={open} onPrint={() => void print(open)} onChanged={onChanged} onClose={() => show(undefined)} />
      )}
    </>
  );
}

/** Prints the codes of a batch that nobody used. */
function usePrint(): (batch: CouponBatch) => Promise<boolean> {
  const client = useClient();
  const { act } = useAct();
  const toast = useToast();
  return (batch) => {
    const input = { batch: batch.id, state: 'unused' as const, per_page: mostInBatch };
    return act(() => client.call(guestCoupons, input, { quiet: true }), {
      then: ({ data: { list } }) => {
        if (list.length === 0) return toast.warning(text.printNone);
        const day = lastDay(batch);
        const lines = [text.printMinutes(batch.minutes), ...(day ? [text.printUntil(day)] : []), text.printHow];
        const cards = list.map(({ code }) => ({ title: batch.name, code: printCode(code), lines, qr: code }));
        if (!printCards(text.printTitle(batch.name), cards)) toast.error(text.printBlocked);
      },
    });
  };
}

interface Typed {
  name: string;
  count: number;
  minutes: number;
  devices: number;
  until: string;
}

function Create({ gwid, onMade, onClose }: { gwid: string; onMade: () => void; onClose: () => void }) {
  const creating = useWrite(couponCreate, [path]);
  const toast = useToast();
  const submit = async ({ name, count, minutes, devices, until = '' }: Typed) => {
    const { data } = await creating.run({ gwid, name, count, minutes, devices, until });
    toast.success(text.made(data.made));
    onMade();
    onClose();
  };
  return (
    <FormDialog<Typed>
      title={text.create}
      width={560}
      ok={text.create}
      initial={{ count: 50, minutes: 240, devices: 1 }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={text.batchName}
        required
        maxLength={32}
        rules={[checks<string>(text.batchName, required, maxLength(32), noQuotes)]}
      />
      <FormRow>
        <NumberField
          name="count"
          label={text.count}
          help={text.countHelp}
          required
          integer
          rules={[between(1, mostInBatch)]}
        />
        <NumberField
          name="minutes"
          label={text.minutes}
          help={text.minutesHelp}
          unit={text.minutesUnit}
          required
          integer
          rules={[between(1, 525_600)]}
        />
      </FormRow>
      <FormRow>
        <NumberField
          name="devices"
          label={text.devices}
          unit={text.devicesUnit}
          required
          integer
          rules={[between(1, 100)]}
        />
        <DateField name="until" label={text.until} help={text.untilHelp} />
      </FormRow>
    </FormDialog>
  );
}

const batchColumns = perLanguage(() =>
  columns<CouponBatch>([
    { key: 'name', title: text.batchName, width: 200, grow: 1, strong: true, fixed: true },
    { key: 'count', title: text.count, width: 88, align: 'right' },
    { key: 'unused', title: text.unused, width: 96, align: 'right' },
    { key: 'used', title: text.used, width: 96, align: 'right' },
    { key: 'void', title: text.ended, width: 96, align: 'right', priority: 2 },
    {
      key: 'lapsed',
      title: text.expired,
      width: 96,
      align: 'right',
      priority: 2,
      text: (row) => number(row.count - row.unused - row.used - row.void),
    },
    { key: 'minutes', title: text.minutes, unit: text.minutesUnit, width: 132, align: 'right' },
    { key: 'devices', title: text.devices, unit: text.devicesUnit, width: 120, align: 'right', priority: 3 },
    {
      key: 'until',
      title: text.until,
      width: 140,
      text: (row) => (row.expired ? `${lastDay(row)} ${text.expired}` : lastDay(row) || text.forever),
    },
    { key: 'created_at', title: text.createdAt, width: 168, priority: 2, at: (row) => row.created_at },
  ]),
);
