export { useAct, type Act } from './use-act';
