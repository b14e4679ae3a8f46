export { Status } from './status';
export { shapes, type StatusKind } from './shapes';
