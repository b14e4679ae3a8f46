import type * as contract from '../../../src/api/contract';
import type { Handlers } from '../handler';

/** Every area of the contract answered; a missing one does not compile. */
export const handlers: { [Area in keyof typeof contract]: Handlers<(typeof contract)[Area]> } = {};
