export { ProgressBar } from './progress-bar';
export { nextProgress, trickleMs } from './trickle';
