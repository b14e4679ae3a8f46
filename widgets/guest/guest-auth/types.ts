export type { GuestSummary as Summary } from '../../../src/api/contract/guest';
