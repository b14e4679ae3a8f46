import type { ConfigChange } from '../../../../src/domain/config';
import type { Change, FactSaid } from '../../account/logs/facts';
import { because, type Said } from '../../kit/refusal';
import { fieldSaid, placeSaid, rowSaid, sectionSaid, valueSaid } from './said';

/** Sections that changed: their names, and the same by their keys. */
export const sectionsOf = (changes: readonly ConfigChange[]): [labels: string[], keys: string[]] => [
  [...new Set(changes.map(({ label }) => label))],
  [...new Set(changes.map(({ section }) => section))],
];

/** Changes that a line of the log names one by one; of more it tells how many there were. */
const most = 20;

type Fact = [string, readonly [string, string, FactSaid]];
const placeOf = (place?: number) => (place === undefined ? '' : `第 ${place} 条`);
const placeAt = (place?: number): Said | undefined => (place === undefined ? undefined : because('inPlace', { place }));

/** What changed in a configuration, for the log of actions: each field before and after. Secrets are not in changes. */
export function wordsOfChanges(changes: readonly ConfigChange[]): Change {
  const facts = changes.slice(0, most).flatMap((change): Fact[] => {
    const { section, label, op, row: id, name, fields, from, to } = change;
    const row = [label, name].filter(Boolean).join(' ');
    const place = placeSaid(sectionSaid({ key: section, label }), rowSaid(section, id, name));
    const said = fields.map(({ field, label: called, before, after, was, is }): Fact => [
      `${row} ${called}`,
      [
        before,
        after,
        {
          name: placeSaid(place, fieldSaid(section, { name: field, label: called })),
          before: valueSaid(field, was, before),
          after: valueSaid(field, is, after),
        },
      ],
    ]);
    if (from === to) return said;
    const order = op === 'moved' ? place : placeSaid(place, because('orderWord'));
    const moved = { name: order, before: placeAt(from), after: placeAt(to) };
    return [[op === 'moved' ? row : `${row} 顺序`, [placeOf(from), placeOf(to), moved]], ...said];
  });
  const rest = changes.length - most;
  if (rest <= 0) return Object.fromEntries(facts);
  const more: Fact = [
    '其余',
    ['', `${rest} 处`, { name: because('restWord'), after: because('moreChanges', { count: rest }) }],
  ];
  return Object.fromEntries([...facts, more]);
}
