export { perRow, type Run } from './runner';

export { useJobChanges, useStartJob, type JobTarget, type NewJob } from './jobs.data';
export { TaskButton } from './task-button';
export { TaskDrawer } from './task-drawer';
export { cancelTask, forgetTask, retryFailed, startBatch, startWork, type Work } from './tasks.model';
export { openTasks, tasks } from './tasks.state';
