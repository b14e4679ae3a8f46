import { regionText } from '../../../src/text/region.text';
import type { Placed } from './sdwan-map.model';

/** Province and city in words; empty where nobody said it. Cities that are provinces are not said twice. */
export function placeWords({ region, city }: Pick<Placed, 'region' | 'city'>): string {
  if (region === null) return '';
  const province = regionText.regions[region];
  return city === '' || city.startsWith(province) ? city || province : `${province} ${city}`;
}
