import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { Drawer } from '../drawer';
import { Skeleton } from '../skeleton';
import { openTasks, tasks } from './tasks.model';
import { tasksText } from './tasks.text';

/** Tables come with a drawer each; what is in it is read once one is opened. */
const TaskList = lazy(() => import('./task-list').then((m) => ({ default: m.TaskList })));

/** Where tasks are watched. `owner` tells several drawers on a page apart: one of them is open. */
export function TaskDrawer({ owner }: { owner: string }) {
  const { openIn } = useSnapshot(tasks);
  return (
    <Drawer open={openIn === owner} title={tasksText.title} onClose={() => openTasks(undefined)}>
      <Suspense fallback={<Skeleton rows={4} gap={16} />}>
        <TaskList />
      </Suspense>
    </Drawer>
  );
}
