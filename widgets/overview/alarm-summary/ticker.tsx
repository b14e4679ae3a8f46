import { useEffect, useState } from 'react';
import type { AlarmLevel as Level } from '../../../src/domain/alarm';
import { time } from '../../../src/format';
import { alarmSentence, type AlarmSaying } from '../../../src/text/alarm-sentence';
import { AlarmLevel } from '../../../src/ui/alarm-level';
import { To } from '../../../src/ui/link';
import { Clip, Line, rowHeight, rowsShown, Track } from './alarm-summary.styles';
import { alarmSummaryText as text } from './alarm-summary.text';

/** Milliseconds that each row stays (specification, section 9: alarm carousel). */
const stay = 2_000;

interface TickerProps {
  rows: readonly (Partial<AlarmSaying> & {
    level: Level;
    remark: string;
    content: string;
    at?: string | undefined;
  })[];
}

/** Rows that move up one at a time while nobody points at them. With reduced motion they stand and scroll by hand. */
export function Ticker({ rows }: TickerProps) {
  const [first, setFirst] = useState(0);
  const [moving, setMoving] = useState(false);
  const [held, setHeld] = useState(false);
  const still = useStill();
  const runs = rows.length > rowsShown && !held && !still;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setMoving(true), stay);
    return () => clearInterval(timer);
  }, [runs]);

  const settle = () => {
    setMoving(false);
    setFirst((at) => (at + 1) % rows.length);
  };
  const order = rows.map((_, i) => (first + i) % rows.length);
  return (
    <Clip
      part="list"
      aria-label={text.latest}
      $scrolls={!runs}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Track
        $moving={moving}
        style={{ transform: moving ? `translateY(-${rowHeight}px)` : undefined }}
        onTransitionEnd={(event) => event.target === event.currentTarget && settle()}
      >
        {order.map((place) => {
          const { level, remark, kind = '', content, facts, at } = rows[place]!;
          const words = alarmSentence({ kind, content, facts });
          return (
            <Line key={place}>
              <AlarmLevel level={level}>{''}</AlarmLevel>
              <To to={{ name: 'alarm', query: { level, state: 'active', q: remark } }} title={remark}>
                {remark}
              </To>
              <span title={words}>{words}</span>
              {at && <time dateTime={at}>{time(at)}</time>}
            </Line>
          );
        })}
      </Track>
    </Clip>
  );
}

/** Whether the reader asked for less motion. */
function useStill(): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setStill(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return still;
}
