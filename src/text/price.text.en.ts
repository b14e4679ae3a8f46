import type { priceText } from './price.text';
import { single } from './sold/single';
import { translate } from './words';

const counted = (unit: string): string => single(unit.replace(/ \/ month$/, ''));

translate<typeof priceText>('price', {
  per: (unit) => (/\d/.test(unit) ? `CNY / ${unit}` : `CNY / ${counted(unit)} / month`),
  from: (unit) => `CNY / ${counted(unit)} / month and up`,
  first: 'First month',
  firstPer: (unit) => `CNY / ${counted(unit)}`,
  firstThen: (unit, usual) => `CNY / ${counted(unit)}, then ${usual} CNY / month`,
  offer: (price, unit, usual) => `First month ${price} CNY / ${counted(unit)}, then ${usual} CNY / month`,
});
