export { ProgressBar } from './progress-bar';
export { nextProgress } from './trickle';
