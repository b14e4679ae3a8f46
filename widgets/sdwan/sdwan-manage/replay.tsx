import { useEffect, useState } from 'react';
import { useRead } from '../../../src/api';
import { sdwanDay } from '../../../src/api/contract/sdwan-replay';
import type { DataOf } from '../../../src/api/endpoint';
import { day, minute } from '../../../src/domain/time';
import { time, type Moment } from '../../../src/format';
import { betweenText } from '../../../src/text/between.text';
import { commonText } from '../../../src/text';
import { Button, IconButton } from '../../../src/ui/button';
import { Pause, Play } from '../../../src/ui/icon';
import { Cell, Strip, Track, type CellKind } from './replay.styles';
import { replayText as text } from './replay.text';
import type { Replayed } from './use-replay';

const quarter = 15 * minute;
const cells = day / quarter;
/** How long a moment is looked at while the day is played, milliseconds. */
const shownFor = 600;

type Measured = DataOf<typeof sdwanDay>['cells'][number];

/** The last 24 hours of a network as a band; a moment of it is shown in the drawing above. */
export function Replay({ network, replayed }: { network: string; replayed: Replayed }) {
  const { at, setAt, loaded, error, refresh } = replayed;
  const {
    data,
    error: failed,
    refresh: again,
    updatedAt = Date.now(),
  } = useRead(sdwanDay, { id: network }, { every: 5 * minute });
  const [playing, setPlaying] = useState(false);
  const first = Math.floor(updatedAt / quarter) * quarter - (cells - 1) * quarter;
  const index = at === undefined ? cells : Math.max(0, (Date.parse(at) - first) / quarter);
  const show = (next: number) => {
    setAt(next < cells ? new Date(first + next * quarter).toISOString() : undefined);
    if (next >= cells) setPlaying(false);
  };
  useEffect(() => {
    if (!playing || !loaded) return undefined;
    const timer = setTimeout(() => show(index + 1), shownFor);
    return () => clearTimeout(timer);
  });
  const retry = (refresh: () => Promise<unknown>) => (
    <Button size="sm" onClick={() => void refresh()}>
      {commonText.retry}
    </Button>
  );
  if (!data) {
    return (
      <Strip>
        {failed && text.failedDay}
        {failed && retry(again)}
      </Strip>
    );
  }
  if (data.cells.length === 0) return <Strip>{text.none}</Strip>;
  const measured = new Map(data.cells.map((one) => [Date.parse(one.at), one]));
  const said = at === undefined ? text.now : `${clock(at)} ${wordsOf(measured.get(Date.parse(at)))}`;
  const play = () => {
    if (!playing && at === undefined) show(0);
    setPlaying(!playing);
  };
  return (
    <Strip>
      <IconButton size="sm" label={playing ? text.pause : text.play} onClick={play}>
        {playing ? <Pause /> : <Play />}
      </IconButton>
      <span data-start>{clock(first)}</span>
      <Track>
        <svg viewBox={`0 0 ${cells} 20`} preserveAspectRatio="none" aria-hidden>
          {Array.from({ length: cells }, (_, i) => {
            const kind = kindOf(measured.get(first + i * quarter));
            return <Cell key={i} x={i} width="1" y={20 - heights[kind]} height={heights[kind]} $kind={kind} />;
          })}
        </svg>
        <input
          type="range"
          aria-label={text.label}
          aria-valuetext={said}
          min={0}
          max={cells}
          value={Math.min(index, cells)}
          onChange={(event) => {
            setPlaying(false);
            show(Number(event.target.value));
          }}
        />
      </Track>
      <span data-said>{error ? text.failed : said}</span>
      {error && retry(refresh)}
      {at !== undefined && (
        <Button size="sm" onClick={() => show(cells)}>
          {text.back}
        </Button>
      )}
    </Strip>
  );
}

/** Without seconds. */
const clock = (at: Moment): string => time(at).replace(/^(\d\d:\d\d):\d\d$/, '$1');

const heights: Readonly<Record<CellKind, number>> = { good: 10, poor: 14, down: 20, unknown: 2 };

const kindOf = (cell: Measured | undefined): CellKind =>
  !cell ? 'unknown' : cell.down > 0 ? 'down' : cell.poor > 0 ? 'poor' : 'good';

function wordsOf(cell: Measured | undefined): string {
  if (!cell) return text.unknown;
  const wrong = [cell.down > 0 && text.down(cell.down), cell.poor > 0 && text.poor(cell.poor)].filter(Boolean);
  return wrong.join(betweenText.parts) || text.good;
}
