import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { Simulated } from '../simulated';
import { Status, type StatusKind } from '../status';
import { taskDrawerText } from './task-drawer.text';

/** An item that failed, was skipped, or waits for its device. */
export interface Trouble {
  id: string;
  name: string;
  state: 'failed' | 'skipped' | 'success' | 'waiting';
  message?: string | undefined;
  /** The device is the simulator's. */
  simulated?: boolean;
}

/** Props of `ProgressCard`. */
export interface ProgressCardProps {
  title: string;
  status: { kind: StatusKind; text: string };
  done: number;
  /** 0 while not known. */
  total: number;
  /** What came out so far, and how far it is. */
  line: ReactNode;
  count?: ReactNode;
  /** What a person should know beyond that. */
  note?: ReactNode;
  troubles: readonly Trouble[];
  /** Troubles that are not listed. */
  more: number;
  children: ReactNode;
}

/** One long operation: how far it is, what came out, and what can be done about it. */
export function ProgressCard(props: ProgressCardProps) {
  const { title, status, done, total, line, count, note, troubles, more, children } = props;
  return (
    <Card>
      <Line>
        <Title>{title}</Title>
        <Status kind={status.kind}>{status.text}</Status>
      </Line>
      <Track
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={total || undefined}
        aria-valuenow={total ? done : undefined}
      >
        <i style={{ transform: `scaleX(${total ? done / total : Number(status.kind !== 'progress')})` }} />
      </Track>
      <Line>
        <span role="status">{line}</span>
        {count !== undefined && <span>{count}</span>}
      </Line>
      {note && <Note>{note}</Note>}
      {troubles.length > 0 && (
        <Troubles>
          {troubles.map((one) => (
            <li key={one.id}>
              <b>{one.name}</b>
              {one.simulated && <Simulated />}
              <Mark $failed={one.state === 'failed'}>{taskDrawerText.item[one.state]}</Mark>
              <span>{one.message}</span>
            </li>
          ))}
          {more > 0 && <li>{taskDrawerText.more(more)}</li>}
        </Troubles>
      )}
      <Buttons>{children}</Buttons>
    </Card>
  );
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
  forced-color-adjust: none;
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

const Note = styled.p`
  margin: 0;
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
`;
