import type { ConfigChange } from '../../../../src/domain/config';
import type { Change } from '../../account/logs/facts';

/** Changes that a line of the log names one by one; of more it tells how many there were. */
const most = 20;

type Fact = [string, readonly [string, string]];
const placeOf = (place?: number) => (place === undefined ? '' : `第 ${place} 条`);

/** What changed in a configuration, for the log of actions: each field before and after. Secrets are not in changes. */
export function wordsOfChanges(changes: readonly ConfigChange[]): Change {
  const facts = changes.slice(0, most).flatMap(({ label, op, name, fields, from, to }): Fact[] => {
    const row = [label, name].filter(Boolean).join(' ');
    const said = fields.map((field): Fact => [`${row} ${field.label}`, [field.before, field.after]]);
    if (from === to) return said;
    return [[op === 'moved' ? row : `${row} 顺序`, [placeOf(from), placeOf(to)]], ...said];
  });
  const rest = changes.length - most;
  return Object.fromEntries(rest > 0 ? [...facts, ['其余', ['', `${rest} 处`] as const]] : facts);
}
