import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { useLiveState } from '../../api';
import { time } from '../../format';
import { token } from '../../theme';
import { touchTarget } from '../button';
import { Pause, Play } from '../icon';
import { shapes } from '../status/shapes';
import { Tooltip } from '../tooltip';
import { VisuallyHidden } from '../visually-hidden';
import { freshnessText as text } from './freshness.text';

/** Props of `Freshness`. */
export interface FreshnessProps {
  /** `live` of the read: events of the server keep it fresh. */
  live: boolean;
  /** When the data arrived, milliseconds since 1970. */
  at: number | undefined;
  /** Milliseconds between two polls where no events come. */
  every: number;
  /** The last look at the server failed: what stands below is older, or not there. */
  failed?: boolean | undefined;
  /** Shape and clock only: for heads of small panes, and where the room is short. */
  compact?: boolean;
  /** Changes of it are announced; unless told, of those that are not compact. */
  announced?: boolean;
}

/** How fresh what stands below is: live or polled, when it arrived, and the way to make it stand still. */
export function Freshness({ live, at, every, failed = false, compact = false, announced = !compact }: FreshnessProps) {
  const { phase, paused, pause, resume } = useLiveState();
  // Nobody may stay behind with a page that stands still and no way to start it.
  const leave = useEffectEvent(() => resume());
  useEffect(() => () => leave(), []);
  const cut = phase === 'reconnecting';
  const state = paused
    ? text.paused
    : cut
      ? text.states.reconnecting
      : failed
        ? text.failed
        : live
          ? text.states.live
          : text.states[phase === 'live' ? 'polling' : phase];
  const shape = paused ? 'off' : cut ? 'progress' : failed ? 'danger' : live ? 'online' : undefined;
  const said = state || text.every(Math.round(every / 1000));
  const action = paused ? text.resume : text.pause;
  const clock = at === undefined || (!paused && cut) ? '' : text.at(time(at));
  const seen = [compact && (!state || state === text.states.live) ? '' : said, clock].filter(Boolean).join(' · ');
  return (
    <>
      <Tooltip text={action}>
        <Line
          type="button"
          aria-label={[seen, action].filter(Boolean).join(' · ')}
          aria-pressed={paused}
          onClick={paused ? resume : pause}
        >
          {shape && (
            <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
              {shapes[shape]}
            </svg>
          )}
          <span>{seen}</span>
          {paused ? <Play size={12} /> : <Pause size={12} />}
        </Line>
      </Tooltip>
      {announced && <VisuallyHidden role="status">{state && text.now(state)}</VisuallyHidden>}
    </>
  );
}

const Line = styled.button`
  ${touchTarget}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 24px;
  padding: 0 4px;
  border: 0;
  border-radius: ${token('radius-2')};
  background: none;
  color: ${token('text-3')};
  font: inherit;
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  font-weight: 400;
  white-space: nowrap;
  cursor: pointer;
  &:hover,
  &[aria-pressed='true'] {
    color: ${token('text-1')};
  }
`;
