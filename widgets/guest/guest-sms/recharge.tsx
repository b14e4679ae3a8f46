import { useState } from 'react';
import { refreshReads, useClient, useWrite, type DataOf } from '../../../src/api';
import { smsRecharge, smsSummary } from '../../../src/api/contract/guest';
import { number, yuan } from '../../../src/format';
import { FormDialog } from '../../../src/ui/form-dialog';
import { RadioField, useFormState } from '../../../src/ui/form';
import { To } from '../../../src/ui/link';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { Stack } from '../../../src/ui/stack';
import { betweenText } from '../../../src/text/between.text';
import { guestSmsText as text } from './guest-sms.text';

/** What the page tells first. */
export type SmsSummary = DataOf<typeof smsSummary>;

/** Buys messages from the account's balance. Exists only while open: one opening is one purchase, however often it is sent. */
export function Recharge({ data, onClose }: { data: SmsSummary; onClose: () => void }) {
  const buying = useWrite(smsRecharge, ['/api/v3/guest/', '/api/v3/account/']);
  const client = useClient();
  const toast = useToast();
  const [request] = useState(() => crypto.randomUUID());
  const submit = async ({ pack }: { pack: string }) => {
    // Another pack is another purchase.
    const bought = data.packs.find(({ id }) => id === pack);
    const wish = { gwid: data.gwid, pack, request_id: `${request}-${pack}`, price_fen: bought?.price_fen };
    await buying.run(wish).catch((error: unknown) => {
      // A price that changed meanwhile is shown before it can be agreed to.
      void refreshReads(client, [smsSummary.path]);
      throw error;
    });
    toast.success(text.paid(number(bought?.amount ?? 0)));
    onClose();
  };
  return (
    <FormDialog
      title={text.recharge}
      ok={text.recharge}
      initial={{ pack: data.packs[1]?.id ?? '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioField
        name="pack"
        label={text.pack}
        required
        options={data.packs.map(({ id, amount, price_fen }) => ({
          value: id,
          label: `${text.packOf(number(amount))}  ${yuan(price_fen)}${betweenText.open}${text.each(number(price_fen / amount, 1))}${betweenText.close}`,
        }))}
      />
      <Total data={data} />
    </FormDialog>
  );
}

function Total({ data: { packs, balance_fen } }: { data: SmsSummary }) {
  const { values } = useFormState<{ pack?: string }>({ subscription: { values: true } });
  const pack = packs.find(({ id }) => id === values.pack);
  if (!pack) return null;
  if (pack.price_fen > balance_fen) {
    return (
      <Note tone="danger">
        {text.poor} <To to={{ name: 'account' }}>{text.toWallet}</To>
      </Note>
    );
  }
  return (
    <Stack $gap={4}>
      <b>{text.pay(yuan(pack.price_fen))}</b>
      <span>{text.wallet(yuan(balance_fen))}</span>
      <span>{text.payNote}</span>
    </Stack>
  );
}
