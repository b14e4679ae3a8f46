import { fieldWord, rowWord, sectionWord, valueWord } from '../../text/config.text';
import type { Change } from './ops';

/** A change in the words of the reader's language. */
export const inWords = (change: Change): Change => ({
  ...change,
  label: sectionWord(change.section, change.label),
  name: rowWord(change.section, change.row, change.name),
  fields: change.fields.map(({ label, before, after, field = '', was, is }) => ({
    label: fieldWord(change.section, field, label),
    before: valueWord(field, was, before),
    after: valueWord(field, is, after),
  })),
});
