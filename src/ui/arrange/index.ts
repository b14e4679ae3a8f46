export { Grip } from './grip';
export { useArrange } from './use-arrange';
