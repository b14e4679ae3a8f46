import { useState } from 'react';
import { ApiError, useRead, useWrite } from '../../../src/api';
import { bankCards, withdraw } from '../../../src/api/contract/wallet';
import { plainYuan, fenToYuan, yuanToFen } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { PasswordField, SelectField, TextField, useForm } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { walletText as text } from './wallet.text';

interface WithdrawDialogProps {
  /** Integer fen. */
  balance: number;
  least: number;
  most: number;
  /** What may be withdrawn, in words. */
  range: string;
  onClose: () => void;
}

interface Values {
  amount: string;
  card_id: string;
  password: string;
}

/** Asks for money to be paid to a bound card. One dialog is one request: sending it twice pays once. */
export function WithdrawDialog({ balance, least, most, range, onClose }: WithdrawDialogProps) {
  const { run } = useWrite(withdraw, ['/api/v3/account']);
  const cards = useRead(bankCards, {});
  const [request_id] = useState(() => crypto.randomUUID());
  const toast = useToast();
  const submit = async ({ amount, ...values }: Values) => {
    try {
      await run({ ...values, request_id, amount_fen: yuanToFen(amount) ?? 0 });
    } catch (error) {
      // The server speaks of fen; the reader typed yuan.
      const said = error instanceof ApiError ? error.detail.errors?.amount_fen?.[0] : undefined;
      if (said) return { amount: said };
      throw error;
    }
    toast.success(text.done);
    onClose();
  };
  const check = (typed: string) => {
    const fen = yuanToFen(typed);
    if (fen === undefined) return text.invalid;
    if (fen > balance) return text.tooMuch;
    return fen < least || fen > most ? text.outOfRange(plainYuan(least), plainYuan(most)) : undefined;
  };
  return (
    <FormDialog<Values> title={text.title} ok={text.title} onClose={onClose} onSubmit={submit}>
      <TextField
        name="amount"
        label={text.amount}
        required
        inputMode="decimal"
        maxLength={12}
        suffix={text.unit}
        rules={[check]}
        help={range}
        action={<All fen={most} />}
      />
      <SelectField
        name="card_id"
        label={text.card}
        required
        source={cards}
        options={(cards.data?.list ?? []).map(({ id, bank, number }) => ({ value: id, label: `${bank} ${number}` }))}
      />
      <PasswordField name="password" label={text.password} required help={text.arrival} />
    </FormDialog>
  );
}

function All({ fen }: { fen: number }) {
  const form = useForm<Values>();
  return (
    <Button variant="link" onClick={() => form.change('amount', fenToYuan(fen))}>
      {text.all}
    </Button>
  );
}
