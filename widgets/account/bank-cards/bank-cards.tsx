import { useState } from 'react';
import { useRead, type DataOf } from '../../../src/api';
import { bankCards } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { DataTable, columns } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { lazyDialog } from '../../../src/ui/lazy';
import type { bankCardsContract } from './bank-cards.contract';
import { bankCardsText as text } from './bank-cards.text';

const AddCard = lazyDialog(() => import('./card-dialogs').then((m) => m.AddCard));
const RemoveCard = lazyDialog(() => import('./card-dialogs').then((m) => m.RemoveCard));

type Card = DataOf<typeof bankCards>['list'][number];

/** Bound bank cards; binding and unbinding ask for the password. */
export function BankCards(_: PropsOf<typeof bankCardsContract>) {
  const { data, error, loading, refresh } = useRead(bankCards, {});
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Card>();
  return (
    <div part="panel">
      <DataTable<Card>
        label={text.heading}
        cacheKey="account.cards"
        exportName={text.heading}
        columns={shape()}
        rows={data?.list ?? []}
        loading={loading}
        error={error}
        onRefresh={() => void refresh()}
        prefix="cards"
        add={{ label: text.add, onSelect: () => setAdding(true) }}
        actions={(row) => [{ key: 'remove', label: text.remove, onSelect: () => setRemoving(row) }]}
        actionsWidth={80}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      {adding && <AddCard onClose={() => setAdding(false)} />}
      {removing && <RemoveCard card={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  );
}

const shape = perLanguage(() =>
  columns<Card>([
    { key: 'bank', title: text.bank, width: 160, strong: true, grow: 1 },
    { key: 'number', title: text.number, width: 160, mono: true },
    { key: 'holder', title: text.holder, width: 120 },
    { key: 'created_at', title: text.since, width: 160, at: (row) => row.created_at },
  ]),
);
