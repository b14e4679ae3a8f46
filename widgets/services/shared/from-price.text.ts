import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** What a service costs at the least: the same sentence wherever it is offered. `unit`: what is counted, `台网关`. */
export const fromPriceText = words('fromPrice', {
  from: (unit: string) => spaced`元 / ${unit.replace(/^[个台路]/, '')} / 月起`,
});
