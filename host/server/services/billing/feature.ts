import type { Feature } from '../../kit/context/context';
import { billingDocument } from './document';

/** Cloud billing. */
export const billing: Feature = {
  settings: { billing: { name: '云计费', document: billingDocument } },
};
