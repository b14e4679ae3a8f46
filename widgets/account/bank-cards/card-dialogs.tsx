import { useWrite, type DataOf } from '../../../src/api';
import { bankCardAdd, bankCardRemove, type bankCards } from '../../../src/api/contract/wallet';
import { groupBankCard, ungroup } from '../../../src/format';
import { bankCard } from '../../../src/rules';
import { PasswordField, SelectField, TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { bankCardsText as text } from './bank-cards.text';

const refreshes = ['/api/v3/account'];

interface NewCard {
  holder: string;
  bank: string;
  number: string;
  password: string;
}

/** Binds a card: 16 or 19 digits, blanks ignored (specification, section 5). */
export function AddCard({ onClose }: { onClose: () => void }) {
  const { run } = useWrite(bankCardAdd, refreshes);
  const toast = useToast();
  const submit = async (values: NewCard) => {
    await run({ ...values, number: ungroup(values.number) });
    toast.success(text.added);
    onClose();
  };
  return (
    <FormDialog<NewCard> title={text.add} ok={verbs.bind} onClose={onClose} onSubmit={submit}>
      <TextField
        name="holder"
        label={text.holder}
        required
        maxLength={40}
        autoComplete="cc-name"
        help={text.holderHelp}
      />
      <SelectField
        name="bank"
        label={text.bank}
        required
        options={text.banks.map((bank) => ({ value: bank, label: bank }))}
      />
      <TextField
        name="number"
        label={text.number}
        required
        mono
        inputMode="numeric"
        maxLength={24}
        autoComplete="cc-number"
        tidy={(value) => (bankCard(value) ? value.trim() : groupBankCard(value))}
        rules={[bankCard]}
      />
      <PasswordField name="password" label={text.password} required />
    </FormDialog>
  );
}

/** Unbinds a card. */
export function RemoveCard({ card, onClose }: { card: DataOf<typeof bankCards>['list'][number]; onClose: () => void }) {
  const { run } = useWrite(bankCardRemove, refreshes);
  const toast = useToast();
  const submit = async ({ password }: { password: string }) => {
    await run({ id: card.id, password });
    toast.success(text.removed);
    onClose();
  };
  return (
    <FormDialog title={text.removeTitle} ok={text.remove} danger onClose={onClose} onSubmit={submit}>
      <p>{text.removeBody(`${card.bank} ${card.number}`)}</p>
      <PasswordField name="password" label={text.password} required />
    </FormDialog>
  );
}
