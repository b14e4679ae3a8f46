export { Failed, type FailedProps } from './failed';
