import { shares, type Counted } from '../../../src/domain/shares';
import { percent } from '../../../src/format';
import { methodWord } from '../../../src/ui/auth-method/auth-method.text';
import { ink, NoData, Parts, toneAt } from '../../../src/ui/chart';
import { Card, PaneSubHead } from '../../../src/ui/pane';
import type { Model } from './traffic-model.data';
import { trafficModelText as text } from './traffic-model.text';
import { knownNames } from '../../../src/text/known-names.text';

interface PaneProps {
  data: Model | undefined;
}

/** By which methods users were let in. */
export const AuthTypes = ({ data }: PaneProps) => (
  <Whole
    title={text.auth}
    note={text.authNote}
    items={(data?.auth_type ?? []).map(({ name, value }) => ({ name: methodWord(name), value }))}
  />
);

/** Which kinds of clients the traffic belongs to. */
export const ClientTypes = ({ data }: PaneProps) => (
  <Whole title={text.clients} note={text.clientsNote} items={data?.client_type ?? []} />
);

/** How many parts keep a name; the rest is one. */
const named = 4;

function Whole({ title, note, items }: { title: string; note: string; items: readonly Counted[] }) {
  const parts = shares(gathered(items));
  return (
    <Card>
      <PaneSubHead title={title} note={note} />
      {parts.some(({ value }) => value > 0) ? (
        <Parts
          items={parts.map(({ name, share }, i) => ({
            key: name,
            label: knownNames.said(name),
            share,
            color: ink(toneAt(i)),
            value: percent(share),
          }))}
        />
      ) : (
        <NoData />
      )}
    </Card>
  );
}

function gathered(items: readonly Counted[]): Counted[] {
  const sorted = [...items].sort((a, b) => b.value - a.value);
  if (sorted.length <= named + 1) return sorted;
  const rest = sorted.slice(named).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, named), { name: text.others, value: rest }];
}
