import { useRef, useState } from 'react';
import { timeRange } from '../../format';
import { Button, IconButton } from '../button';
import { ChevronDown, ChevronLeft, ChevronRight, Clock, RefreshCw, ZoomOut } from '../icon';
import { lazy, Suspense } from '../lazy';
import { Popover } from '../popover';
import { Select } from '../select';
import { useTimeRange } from './context';
import { Bar, Group } from './picker.styles';
import { rangeText } from './time-range.text';

const Choices = lazy(() => import('./choices').then((m) => m.Choices));

/** Seconds between refreshes on offer. */
const paces = [0, 10, 30, 60, 300];

/** Chooses the time that the charts of a page share. Shows nothing without a provider above. */
export function TimeRangePicker() {
  const range = useTimeRange();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  if (!range) return null;
  const { span } = range;
  const current = 'last' in span ? rangeText.last(span.last) : timeRange(span.from, span.to);
  return (
    <Bar role="group" aria-label={rangeText.label}>
      <Group>
        <IconButton size="sm" label={rangeText.earlier} onClick={() => range.shift(-1)}>
          <ChevronLeft />
        </IconButton>
        <Button
          ref={anchor}
          size="sm"
          icon={<Clock size={14} />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {current}
          <ChevronDown size={14} />
        </Button>
        <IconButton size="sm" label={rangeText.later} disabled={'last' in span} onClick={() => range.shift(1)}>
          <ChevronRight />
        </IconButton>
        <IconButton size="sm" label={rangeText.widen} onClick={range.widen}>
          <ZoomOut />
        </IconButton>
      </Group>
      <Group>
        <IconButton size="sm" label={rangeText.refresh} onClick={range.refresh}>
          <RefreshCw />
        </IconButton>
        <Select
          size="sm"
          aria-label={rangeText.pace}
          value={String(range.every)}
          onChange={(seconds) => range.setEvery(Number(seconds))}
          options={paces.map((seconds) => ({ value: String(seconds), label: rangeText.every(seconds) }))}
        />
      </Group>
      {/* Opens when its content is here, so that the focus finds something to go to. */}
      <Suspense>
        <Popover
          open={open}
          anchor={anchor}
          onClose={() => setOpen(false)}
          label={rangeText.label}
          placement="bottom-end"
        >
          <Choices range={range} onChosen={() => setOpen(false)} />
        </Popover>
      </Suspense>
    </Bar>
  );
}
