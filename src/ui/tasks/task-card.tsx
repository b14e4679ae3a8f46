import { styled } from 'styled-components';
import { token } from '../../theme';
import { Button } from '../button';
import { Status, type StatusKind } from '../status';
import { cancelTask, forgetTask, nameInBatch, retryFailed, type Task } from './tasks.model';
import { tasksText } from './tasks.text';

/** Troubles listed in full; the rest is counted. */
const listed = 200;

type Seen<T> = { readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? readonly Seen<I>[] : T[K] };

/** One task: how far it is, what came out, and what can be done about it. */
export function TaskCard({ task }: { task: Seen<Task> }) {
  const running = task.state === 'running';
  const troubles = task.troubles.slice(0, listed);
  return (
    <Card>
      <Line>
        <Title>{task.title}</Title>
        <Status kind={kindOf(task)}>{tasksText.state[task.state]}</Status>
      </Line>
      <Track
        role="progressbar"
        aria-label={task.title}
        aria-valuemin={0}
        aria-valuemax={task.total || undefined}
        aria-valuenow={task.total ? task.done : undefined}
      >
        <i style={{ transform: `scaleX(${task.total ? task.done / task.total : Number(!running)})` }} />
      </Track>
      <Line>
        <span role="status">
          {task.kind === 'batch' && task.done > 0
            ? tasksText.counts(task.success, task.failed, task.skipped)
            : (task.message ?? tasksText.progress(task.done, task.total))}
        </span>
        {task.kind === 'batch' && <span>{tasksText.progress(task.done, task.total)}</span>}
      </Line>
      {troubles.length > 0 && (
        <Troubles>
          {troubles.map((result) => (
            <li key={result.id}>
              <b>{nameInBatch(task.id, result.id)}</b>
              <Mark $failed={result.state === 'failed'}>{tasksText.item[result.state]}</Mark>
              <span>{result.message}</span>
            </li>
          ))}
          {task.troubles.length > listed && <li>{tasksText.more(task.troubles.length - listed)}</li>}
        </Troubles>
      )}
      <Buttons>
        {running && (
          <Button size="sm" onClick={() => cancelTask(task.id)}>
            {tasksText.cancel}
          </Button>
        )}
        {!running && task.failed > 0 && (
          <Button size="sm" onClick={() => retryFailed(task.id)}>
            {tasksText.retry(task.failed)}
          </Button>
        )}
        {!running && (
          <Button size="sm" variant="ghost" onClick={() => forgetTask(task.id)}>
            {tasksText.forget}
          </Button>
        )}
      </Buttons>
    </Card>
  );
}

function kindOf({ state, failed }: Pick<Task, 'state' | 'failed'>): StatusKind {
  if (state === 'running') return 'progress';
  if (state === 'cancelled') return 'off';
  return state === 'failed' || failed > 0 ? 'danger' : 'online';
}

const Card = styled.li`
  display: grid;
  gap: 8px;
  padding: 16px;
  background: ${token('surface-raised')};
`;

const Line = styled.div`
  display: flex;
  gap: 8px;
  justify-content: space-between;
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
`;

const Title = styled.b`
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${token('text-1')};
  font-size: 13px;
  font-weight: 500;
  line-height: 20px;
`;

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  background: ${token('surface-pressed')};
  border-radius: 1px;
  i {
    display: block;
    height: 100%;
    background: ${token('chart-1')};
    transform-origin: 0 50%;
  }
`;

const Troubles = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 240px;
  margin: 0;
  padding: 8px 12px;
  overflow: auto;
  list-style: none;
  font-size: 12px;
  line-height: 18px;
  background: ${token('surface-sunken')};
  border-radius: ${token('radius-2')};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  b {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

const Mark = styled.span<{ $failed: boolean }>`
  color: ${({ $failed }) => token($failed ? 'danger-text' : 'text-3')};
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
`;
