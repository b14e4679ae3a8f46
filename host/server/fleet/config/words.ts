import type { ConfigChange } from '../../../../src/domain/config';
import type { Change } from '../../account/logs/facts';

/** Changes that a line of the log names one by one; of more it tells how many there were. */
const most = 20;

/** What changed in a configuration, for the log of actions: each field before and after. Secrets are not in changes. */
export function wordsOfChanges(changes: readonly ConfigChange[]): Change {
  const facts = changes.slice(0, most).flatMap(({ label, op, name, fields }): [string, readonly [string, string]][] => {
    const row = [label, name].filter(Boolean).join(' ');
    if (op === 'moved') return [[row, ['原顺序', '新顺序']]];
    return fields.map((field) => [`${row} ${field.label}`, [field.before, field.after]]);
  });
  const rest = changes.length - most;
  return Object.fromEntries(rest > 0 ? [...facts, ['其余', ['', `${rest} 处`] as const]] : facts);
}
