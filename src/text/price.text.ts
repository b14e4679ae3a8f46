import { spaced } from './spaced';
import { words } from './words';

/** What is counted, without its measure word and its month: `台网关`, `成员 / 月`. */
const counted = (unit: string): string => unit.replace(/^[个台路]/, '').replace(/ \/ 月$/, '');

/** What something costs: the same sentence wherever it is offered. The figure may stand in a size of its own before it. */
export const priceText = words('price', {
  /** A trial counts days, all else a month. */
  per: (unit: string) => (/\d/.test(unit) ? `元 / ${unit}` : spaced`元 / ${counted(unit)} / 月`),
  from: (unit: string) => spaced`元 / ${counted(unit)} / 月起`,
  /** What is offered for the first month, and what it costs after that. */
  first: '首月',
  firstPer: (unit: string) => spaced`元 / ${counted(unit)}`,
  firstThen: (unit: string, usual: string) => spaced`元 / ${counted(unit)}，之后 ${usual} 元 / 月`,
  offer: (price: string, unit: string, usual: string) =>
    spaced`首月 ${price} 元 / ${counted(unit)}，之后 ${usual} 元 / 月`,
});
