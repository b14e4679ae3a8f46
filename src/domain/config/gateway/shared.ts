import { ipOrSegment, maxLength, noQuotes } from '../../../rules';
import type { ConfigField } from '../types';

/** The field that names a row. */
export const nameField = (label = '名称'): ConfigField => ({
  name: 'name',
  label,
  kind: 'text',
  initial: '',
  required: true,
  rules: [maxLength(32), noQuotes],
  column: 132,
});

/** Whether a row is in force. */
export const enabledField: ConfigField = { name: 'enabled', label: '启用', kind: 'flag', initial: true, column: 72 };

/** What people want to remember about a row. */
export const noteField: ConfigField = {
  name: 'note',
  label: '备注',
  kind: 'text',
  initial: '',
  rules: [maxLength(64)],
};

/** A field with a choice, by its values; the first one stands there from the start. */
export const choice = (
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  more: Partial<ConfigField> = {},
): ConfigField => ({
  ...{ name, label, kind: 'choice', initial: Object.keys(options)[0]!, required: true },
  options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
  ...more,
});

/** An address, a range of addresses or a segment. */
export const segment = ipOrSegment({ range: true, cidr: true });

/** First and last of something counted, both included. */
export interface Span {
  from: number;
  to: number;
}

/** Whether two spans have something in common. */
export const overlaps = (a: Span | undefined, b: Span | undefined): boolean =>
  a !== undefined && b !== undefined && a.from <= b.to && b.from <= a.to;
