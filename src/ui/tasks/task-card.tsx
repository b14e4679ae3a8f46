import { Button } from '../button';
import type { StatusKind } from '../status';
import { ProgressCard } from './progress-card';
import { cancelTask, forgetTask, nameInBatch, retryFailed } from './tasks.model';
import type { Task } from './tasks.state';
import { taskDrawerText } from './task-drawer.text';

/** Troubles listed in full; the rest is counted. */
const listed = 200;

type Seen<T> = { readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? readonly Seen<I>[] : T[K] };

/** A task of this page. */
export function TaskCard({ task }: { task: Seen<Task> }) {
  const running = task.state === 'running';
  const batch = task.kind === 'batch';
  return (
    <ProgressCard
      title={task.title}
      status={{ kind: kindOf(task), text: taskDrawerText.state[task.state] }}
      done={task.done}
      total={task.total}
      line={
        batch && task.done > 0
          ? taskDrawerText.counts(task.success, task.failed, task.skipped)
          : (task.message ?? taskDrawerText.progress(task.done, task.total))
      }
      {...(batch && { count: taskDrawerText.progress(task.done, task.total) })}
      troubles={task.troubles.slice(0, listed).map((one) => ({ ...one, name: nameInBatch(task.id, one.id) }))}
      more={task.troubles.length - listed}
    >
      {running && (
        <Button size="sm" onClick={() => cancelTask(task.id)}>
          {taskDrawerText.cancel}
        </Button>
      )}
      {!running && task.failed > 0 && (
        <Button size="sm" onClick={() => retryFailed(task.id)}>
          {taskDrawerText.retry(task.failed)}
        </Button>
      )}
      {!running && (
        <Button size="sm" variant="ghost" onClick={() => forgetTask(task.id)}>
          {taskDrawerText.forget}
        </Button>
      )}
    </ProgressCard>
  );
}

function kindOf({ state, failed }: Pick<Task, 'state' | 'failed'>): StatusKind {
  if (state === 'running') return 'progress';
  if (state === 'cancelled') return 'off';
  return state === 'failed' || failed > 0 ? 'danger' : 'online';
}
