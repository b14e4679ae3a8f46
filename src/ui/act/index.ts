export { sayFailure } from './failures';
export { useAct, type Act } from './use-act';
