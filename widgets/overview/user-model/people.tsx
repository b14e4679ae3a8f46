import { counted, shares, top } from '../../../src/domain/shares';
import { number, percent } from '../../../src/format';
import { ink, NoData, Parts, RankBars, toneAt } from '../../../src/ui/chart';
import { Card, PaneSubHead } from '../../../src/ui/pane';
import type { Model } from './user-model.data';
import { userModelText as text } from './user-model.text';

interface PaneProps {
  data: Model | undefined;
}

/** What users are interested in, by number of users. */
export function Groups({ data }: PaneProps) {
  const groups = data ? top(counted(data.user_label), 6) : [];
  return (
    <Card>
      <PaneSubHead title={text.groups} note={text.groupsNote} />
      {groups.some(({ value }) => value > 0) ? (
        <RankBars
          rows={groups.map(({ name, share }) => ({
            key: name,
            label: text.labels[name as keyof typeof text.labels] ?? name,
            size: share,
            value: percent(share),
          }))}
        />
      ) : (
        <NoData height={160} />
      )}
    </Card>
  );
}

/** Which systems the terminals run. */
export function TerminalTypes({ data }: PaneProps) {
  const types = data ? [...shares(counted(data.terminal_type))].sort((a, b) => b.value - a.value) : [];
  return (
    <Card>
      <PaneSubHead title={text.types} />
      {types.some(({ value }) => value > 0) ? (
        <Parts
          items={types.map(({ name, value, share }, i) => ({
            key: name,
            label: text.typeNames[name as keyof typeof text.typeNames] ?? name,
            share,
            color: ink(toneAt(i)),
            value: percent(share),
            note: text.devices(number(value)),
          }))}
        />
      ) : (
        <NoData />
      )}
    </Card>
  );
}

/** The five makers of most terminals (specification, section 9). */
export function Brands({ data }: PaneProps) {
  const brands = data ? top(data.terminal_brand) : [];
  return (
    <Card>
      <PaneSubHead title={text.brands} note={text.brandsNote} />
      {brands.length > 0 ? (
        <RankBars
          numbered
          labelWidth={72}
          rows={brands.map(({ name, value }) => ({ key: name, label: name, size: value, value: number(value) }))}
        />
      ) : (
        <NoData />
      )}
    </Card>
  );
}
