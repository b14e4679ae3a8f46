import { useState } from 'react';
import type { Strategy } from '../../../src/api/contract/strategy';
import { addDays, beijing } from '../../../src/domain/time';
import type { PropsOf } from '../../../src/element/contract';
import { Button, IconButton } from '../../../src/ui/button';
import { ChevronLeft, ChevronRight, Plus } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Note } from '../../../src/ui/note';
import { PageActions } from '../../../src/ui/page';
import { PaneBox } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { Below } from '../../../src/ui/skeleton';
import type { controlStrategiesContract } from './control-strategies.contract';
import { useWeek } from './control-strategies.data';
import { clockAt, momentAt, mondayOf } from './control-strategies.model';
import { Bar, Columns, Panel, Stacked } from './control-strategies.styles';
import { controlStrategiesText as text } from './control-strategies.text';
import { Runs } from './runs';
import { Simulation } from './simulation';
import { StrategyList } from './strategy-list';
import { Week } from './week';

const StrategyDialog = lazy(() => import('./strategy-dialog').then((m) => m.StrategyDialog));

type View = 'week' | 'list';

/** What is done to devices at times: calendar, list, what would hold, and what was done. */
export function ControlStrategies({ manage = false }: PropsOf<typeof controlStrategiesContract>) {
  const [now] = useState(() => Date.now());
  const [view, setView] = useState<View>('week');
  const [from, setFrom] = useState(() => mondayOf(now));
  const [moment, setMoment] = useState(() => ({ date: beijing(now).day, clock: clockAt(now) }));
  const [editing, setEditing] = useState<{ strategy?: Strategy }>();
  const week = useWeek(from);
  return (
    <Panel part="panel">
      {manage && (
        <PageActions>
          <Button variant="primary" icon={<Plus />} onClick={() => setEditing({})}>
            {text.add}
          </Button>
        </PageActions>
      )}
      <Columns>
        <Stacked>
          <Bar>
            {view === 'week' && (
              <>
                <IconButton label={text.before} onClick={() => setFrom(addDays(from, -7))}>
                  <ChevronLeft />
                </IconButton>
                <IconButton label={text.after} onClick={() => setFrom(addDays(from, 7))}>
                  <ChevronRight />
                </IconButton>
                <span>{text.range(from.slice(5), addDays(from, 6).slice(5))}</span>
                <Button onClick={() => setFrom(mondayOf(now))}>{text.today}</Button>
              </>
            )}
            <Segmented<View>
              label={text.view}
              value={view}
              onChange={setView}
              options={(['week', 'list'] as const).map((value) => ({ value, label: text.views[value] }))}
            />
          </Bar>
          <Note>{text.supported}</Note>
          {view === 'week' ? (
            <PaneBox>
              <Week
                data={week.data}
                error={week.error}
                onRetry={week.refresh}
                now={now}
                moment={momentAt(moment.date, moment.clock)}
              />
            </PaneBox>
          ) : (
            <StrategyList manage={manage} onEdit={(strategy) => setEditing({ strategy })} />
          )}
        </Stacked>
        <Simulation
          moment={moment}
          onMoment={(next) => {
            setMoment(next);
            setFrom(mondayOf(momentAt(next.date, '12:00')));
          }}
        />
      </Columns>
      <Below>
        <Runs manage={manage} />
      </Below>
      <Suspense>
        {editing && <StrategyDialog strategy={editing.strategy} onClose={() => setEditing(undefined)} />}
      </Suspense>
    </Panel>
  );
}
