import { words } from './words';

/** What stands between words that are put together outside of a text: names in a row, parts of a sentence, sentences. */
export const betweenText = words('between', {
  names: '、',
  parts: '，',
  sentences: '；',
  /** Before what is told of something. */
  told: '：',
  /** Around what is said besides. */
  open: '（',
  close: '）',
});
