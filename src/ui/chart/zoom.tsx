import { useState, type PointerEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { useTimeRange } from '../time-range/context';

interface ZoomProps {
  points: readonly { at?: number | undefined }[];
  /** Around the drawn points, px. */
  margin: { left: number; right: number };
  children: ReactNode;
}

/** Shares of the width between the first and the last point. */
interface Stretch {
  from: number;
  to: number;
}

/** Dragging over a chart narrows the time that all charts below the same range show. By keyboard: the range's picker. */
export function Zoom({ points, margin, children }: ZoomProps) {
  const range = useTimeRange();
  const [drag, setDrag] = useState<Stretch>();
  const moments = points.flatMap(({ at }) => (at === undefined ? [] : [at]));
  if (!range || moments.length !== points.length || moments.length < 2) return children;

  // Of what is on the screen: a zoomed board has more pixels than the drawing.
  const shareAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const scale = width / currentTarget.offsetWidth;
    const start = left + margin.left * scale;
    const room = width - (margin.left + margin.right) * scale;
    return Math.min(1, Math.max(0, (clientX - start) / room));
  };
  const finish = () => {
    setDrag(undefined);
    const chosen = drag && between(moments, drag);
    if (chosen) range.zoom(chosen.from, chosen.to);
  };
  return (
    <Place
      onPointerDown={(event) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const share = shareAt(event);
        setDrag({ from: share, to: share });
      }}
      onPointerMove={(event) => drag && setDrag({ ...drag, to: shareAt(event) })}
      onPointerUp={finish}
      onPointerCancel={() => setDrag(undefined)}
    >
      {children}
      {drag && drag.from !== drag.to && (
        <Band
          data-zoom
          style={{
            left: `calc(${margin.left}px + (100% - ${margin.left + margin.right}px) * ${Math.min(drag.from, drag.to)})`,
            width: `calc((100% - ${margin.left + margin.right}px) * ${Math.abs(drag.to - drag.from)})`,
          }}
        />
      )}
    </Place>
  );
}

/** The moments of the points around a stretch; none for less than the way from one point to the next. */
function between(moments: readonly number[], { from, to }: Stretch): Stretch | undefined {
  const last = moments.length - 1;
  const first = Math.round(Math.min(from, to) * last);
  const end = Math.round(Math.max(from, to) * last);
  const [start, stop] = [moments[first], moments[end]];
  return start !== undefined && stop !== undefined && start < stop ? { from: start, to: stop } : undefined;
}

const Place = styled.div`
  position: relative;
  height: 100%;
  cursor: crosshair;
  user-select: none;
`;

const Band = styled.div`
  position: absolute;
  inset-block: 12px 26px;
  background: ${token('accent-text')};
  opacity: 0.16;
  pointer-events: none;
`;
