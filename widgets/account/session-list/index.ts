export { SessionList } from './session-list';
export { sessionListContract } from './session-list.contract';
