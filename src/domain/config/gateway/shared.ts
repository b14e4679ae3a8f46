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
