export type { Limits } from './limits';
