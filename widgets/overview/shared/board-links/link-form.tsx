import type { InputOf } from '../../../../src/api';
import type { wallboardLinkCreate } from '../../../../src/api/contract/wallboard';
import { wallboardCards, wallboardDays, wallboardDefault } from '../../../../src/domain/wallboard';
import { cardText } from '../../../../src/text/cards.text';
import { CheckboxesField, SelectField, TextField } from '../../../../src/ui/form';
import { FormDialog, verbs } from '../../../../src/ui/form-dialog';
import { useCreate } from './board-links.data';
import { boardLinksText as text } from './board-links.text';

type Input = InputOf<typeof wallboardLinkCreate>;

interface Values {
  name: string;
  cards: Input['cards'];
  days: string;
}

interface LinkFormProps {
  /** The board that it shows; empty: cards of the overview. */
  board: string;
  onClose: () => void;
  /** The key of the new link: the only time it can be shown. */
  onKey: (key: string) => void;
}

/** Makes a link. */
export function LinkForm({ board, onClose, onKey }: LinkFormProps) {
  const create = useCreate();
  const submit = async ({ name, cards, days }: Values) => {
    const shown = board ? { cards: [], board } : { cards };
    const { data } = await create.run({ name, ...shown, days: Number(days) as Input['days'] });
    onClose();
    onKey(data.key);
  };
  return (
    <FormDialog<Values>
      title={text.add}
      ok={verbs.create}
      width={560}
      initial={{ name: '', cards: [...wallboardDefault], days: '0' }}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        name="name"
        label={text.name}
        required
        maxLength={40}
        placeholder={text.namePlaceholder}
        help={text.nameHelp}
      />
      {!board && (
        <CheckboxesField
          name="cards"
          label={text.cards}
          required
          options={wallboardCards.map((value) => ({ value, label: cardText[value] }))}
        />
      )}
      <SelectField
        name="days"
        label={text.days}
        required
        options={wallboardDays.map((days) => ({ value: String(days), label: text.dayNames[days] }))}
      />
    </FormDialog>
  );
}
