export { Failed } from './failed';
export { Unread } from './unread';
