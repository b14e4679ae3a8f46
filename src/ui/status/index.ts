export { Status } from './status';
export { type StatusKind } from './shapes';
