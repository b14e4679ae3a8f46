import { useSnapshot } from 'valtio';
import { lazy, Suspense } from '../lazy';
import { tasks } from './tasks.state';

/** Tables come with a drawer each; it is read once one is opened. */
const OpenTasks = lazy(() => import('./open-tasks').then((m) => m.OpenTasks));

/** Where tasks are watched. `owner` tells several drawers on a page apart: one of them is open. */
export function TaskDrawer({ owner }: { owner: string }) {
  const { openIn } = useSnapshot(tasks);
  if (openIn !== owner) return null;
  return (
    <Suspense>
      <OpenTasks />
    </Suspense>
  );
}
