export { perRow, type ItemResult, type PerRow, type Run } from './runner';

export { useJobChanges, useStartJob, type JobTarget, type NewJob } from './jobs.data';
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
