import { nothing } from '../../format';
import { chartText } from './chart.text';

/** A value in words; a dash for one that is not known. */
export const inWords = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? nothing : format(value);

/** What a group is called in full, and that its time is not over where it is not. */
export const titleOf = (group: { key: string; title: string } | undefined, unfinished: string | undefined): string =>
  group && group.key === unfinished ? chartText.unfinished(group.title) : (group?.title ?? '');
