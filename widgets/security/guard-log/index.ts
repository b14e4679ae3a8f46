export { GuardLog } from './guard-log';
export { guardLogContract } from './guard-log.contract';
