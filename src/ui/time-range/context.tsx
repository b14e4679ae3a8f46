import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePlace } from '../../session/place';
import { parseSpan, printSpan, shift, widen, windowOf, type Quick, type Span } from './span';

/** What the charts of a page share. */
export interface SharedRange {
  span: Span;
  /** The moments it means, milliseconds since 1970; a quick span moves on with each refresh. */
  from: number;
  to: number;
  /** Seconds between refreshes; 0 never. */
  every: number;
  /** Stretches on offer. */
  quick: readonly Quick[];
  setSpan: (span: Span) => void;
  setEvery: (seconds: number) => void;
  /** To a part of what is shown: dragging over a chart. */
  zoom: (from: number, to: number) => void;
  /** The stretch before (-1) or after (1). */
  shift: (steps: -1 | 1) => void;
  widen: () => void;
  /** Moves a quick span on to this moment. */
  refresh: () => void;
  /** How often somebody asked for that. */
  asked: number;
}

const RangeContext = createContext<SharedRange | undefined>(undefined);

/** The time that this page is about; undefined where no provider stands above. */
export const useTimeRange = (): SharedRange | undefined => useContext(RangeContext);

/** Props of `TimeRangeProvider`. */
export interface TimeRangeProviderProps {
  /** Where it starts; the last 24 hours unless told. */
  initial?: Span | undefined;
  /** Stretches on offer. */
  quick?: readonly Quick[] | undefined;
  /** Seconds between refreshes at first; none unless told. */
  pace?: number | undefined;
  /** Query field that keeps the choice in the address; none unless told. */
  field?: string | undefined;
  children: ReactNode;
}

const usual: readonly Quick[] = ['1h', '6h', '24h', '7d', '30d'];
const day: Span = { last: '24h' };

/** Gives the charts below one time to show, and the picker the means to change it. */
export function TimeRangeProvider({ initial = day, quick = usual, pace = 0, field, children }: TimeRangeProviderProps) {
  const place = usePlace();
  const [own, setOwn] = useState(initial);
  const [now, setNow] = useState(Date.now);
  const [every, setEvery] = useState(pace);
  const [asked, setAsked] = useState(0);
  const stored = field && place.query[field];
  const span = useMemo(() => parseSpan(stored) ?? own, [stored, own]);

  const setSpan = useCallback(
    (next: Span) => {
      setNow(Date.now());
      setOwn(next);
      if (field) place.setQuery({ [field]: printSpan(next) }, { replace: true });
    },
    [field, place],
  );
  useEffect(() => {
    if (every === 0) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && setNow(Date.now()), every * 1000);
    return () => clearInterval(timer);
  }, [every]);

  const value = useMemo<SharedRange>(
    () => ({
      span,
      ...windowOf(span, now),
      every,
      quick,
      setSpan,
      setEvery,
      zoom: (from, to) => setSpan({ from: Math.round(Math.min(from, to)), to: Math.round(Math.max(from, to)) }),
      // From what is shown: the stretch before ends where this one begins.
      shift: (steps) => setSpan(shift(span, steps, now, quick)),
      widen: () => setSpan(widen(span, now)),
      refresh: () => {
        setNow(Date.now());
        setAsked((times) => times + 1);
      },
      asked,
    }),
    [span, now, every, quick, asked, setSpan],
  );
  return <RangeContext value={value}>{children}</RangeContext>;
}
