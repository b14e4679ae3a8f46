import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { IconButton } from '../button';
import { ListChecks } from '../icon';
import { isBusy, useJobs } from './jobs.data';
import { TaskDrawer } from './task-drawer';
import { openTasks, tasks } from './tasks.state';
import { tasksText } from './tasks.text';

/**
 * Opens the task drawer from anywhere in the page; there once a task was started, here or by the account elsewhere. `owner` names its
 * drawer, for those who open it from elsewhere.
 */
export function TaskButton({ owner: given }: { owner?: string }) {
  const own = useId();
  const owner = given ?? own;
  const { list, openIn } = useSnapshot(tasks);
  const jobs = useJobs().data?.list ?? [];
  if (list.length + jobs.length === 0 && openIn !== owner) return null;
  const running = list.filter((task) => task.state === 'running').length + jobs.filter(isBusy).length;
  return (
    <>
      <IconButton
        label={tasksText.open(running)}
        aria-expanded={openIn === owner}
        onClick={() => openTasks(openIn === owner ? undefined : owner)}
      >
        <ListChecks size={20} />
      </IconButton>
      <TaskDrawer owner={owner} />
    </>
  );
}
