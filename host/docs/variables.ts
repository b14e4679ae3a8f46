import { base, dark, light } from '../../src/theme';
import { escape, table } from './html';

/** Every design variable with what it is in either theme. */
export function variablesTable(head: readonly string[]): string {
  return table(
    head,
    Object.entries({ ...base, ...light }).map(([name, value]) => {
      const black = (dark as Record<string, string | undefined>)[name];
      return [`<code>--np-${name}</code>`, swatch(value), black ? swatch(black) : '—'];
    }),
  );
}

function swatch(value: string): string {
  const colour = /^(#|rgba)/.test(value);
  const box = `<svg class="swatch" width="16" height="16" aria-hidden="true"><rect width="16" height="16" rx="3" fill="${escape(value)}" /></svg>`;
  return `${colour ? box : ''}<code>${escape(value.length > 60 ? `${value.slice(0, 58)}…` : value)}</code>`;
}
