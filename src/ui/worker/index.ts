export { startWorker } from './start-worker';
