export { perRow, type ItemResult, type PerRow, type Run } from './runner';

export { useJobChanges, useStartJob, type JobTarget, type NewJob } from './jobs.data';
export { TaskButton } from './task-button';
export { TaskDrawer } from './task-drawer';
export { cancelTask, forgetTask, retryFailed, startBatch, startWork, type Batch, type Work } from './tasks.model';
export { openTasks, tasks, type Task } from './tasks.state';
