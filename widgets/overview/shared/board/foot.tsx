import { useSyncExternalStore } from 'react';
import { relative, time } from '../../../../src/format';
import { useNow } from '../../../../src/ui/now';
import { boardText as text } from './board.text';
import { Foot } from './canvas.styles';
import { useFresh, type Fresh } from './fresh';

interface BoardFootProps {
  name: string;
  fresh: Fresh;
  simulated: boolean;
  /** True: the way from screen to screen alone. */
  bare: boolean;
  /** Which screen of how many; nothing for one alone. */
  turn?: { index: number; count: number; onTurn: (to: number) => void } | undefined;
}

/** The line below every screen: what it is, and how many seconds old what stands above is. */
export function BoardFoot({ name, fresh, simulated, bare, turn }: BoardFootProps) {
  const { at, failed } = useFresh(fresh);
  const now = useNow();
  const lost = !useSyncExternalStore(follow, () => navigator.onLine) || failed;
  return (
    <Foot>
      {!bare && <b>{name}</b>}
      {!bare && simulated && <span>{text.simulated}</span>}
      {turn && (
        <span>
          <button
            type="button"
            aria-label={text.before}
            onClick={() => turn.onTurn((turn.index + turn.count - 1) % turn.count)}
          >
            ‹
          </button>
          {text.screen(turn.index + 1, turn.count)}
          <button type="button" aria-label={text.next} onClick={() => turn.onTurn((turn.index + 1) % turn.count)}>
            ›
          </button>
        </span>
      )}
      {!bare && (
        <>
          {/* Told aloud when it is lost, not every second. */}
          <span role="status" {...(lost && { 'data-lost': '' })}>
            {lost && (at === undefined ? text.never : text.lost(time(at, { now }), relative(at, now)))}
          </span>
          {!lost && at !== undefined && <span>{saidOf(Math.max(0, Math.floor((now - at) / 1000)), at, now)}</span>}
        </>
      )}
    </Foot>
  );
}

/** Seconds for two minutes; what is counted by the hour is older than that. */
const saidOf = (seconds: number, at: number, now: number): string =>
  seconds < 120 ? text.updated(seconds) : text.updatedLong(relative(at, now));

function follow(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
