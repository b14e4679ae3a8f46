export { perRow, type ItemResult, type PerRow, type Run } from './runner';
export { TaskButton } from './task-button';
export { TaskDrawer } from './task-drawer';
export {
  cancelTask,
  forgetTask,
  openTasks,
  retryFailed,
  startBatch,
  startWork,
  tasks,
  type Batch,
  type Task,
  type Work,
} from './tasks.model';
