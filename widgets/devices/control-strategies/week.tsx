import type { ApiError, DataOf } from '../../../src/api';
import type { strategyWeek } from '../../../src/api/contract/strategy';
import { applicationName } from '../../../src/domain/applications';
import { beijingMidnight, day } from '../../../src/domain/time';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Note } from '../../../src/ui/note';
import { Skeleton } from '../../../src/ui/skeleton';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { stretchesOf } from './control-strategies.model';
import { Calendar, Day, Legend, Moment, Scroll, Stacked, Stretch } from './control-strategies.styles';
import { controlStrategiesText as text } from './control-strategies.text';
import { knownNames } from '../../../src/text/known-names.text';

/** Sites or applications that are named. */
const named = 3;

interface WeekProps {
  data: DataOf<typeof strategyWeek> | undefined;
  error: ApiError | undefined;
  onRetry: () => unknown;
  /** Milliseconds since 1970: now, and the moment that is simulated. */
  now: number;
  moment: number;
}

/** Seven days: a row for each strategy, with what gets into whose way above it. */
export function Week({ data, error, onRetry, now, moment }: WeekProps) {
  if (!data) return error ? <Failed error={error} onRetry={onRetry} /> : <Skeleton height={320} />;
  const nameOf = (id: string) => data.strategies.find((one) => one.id === id)?.name ?? '';
  const { from, to } = data.years;
  const unknown = data.days.some(({ date }) => Number(date.slice(0, 4)) < from || Number(date.slice(0, 4)) > to);
  // The same two get into each other's way on several days: that is said once.
  const clashes = new Map(data.conflicts.map((one) => [`${one.kind} ${one.first} ${one.second}`, one]));
  return (
    <Stacked>
      {unknown && <Note>{text.unknownYear(from, to)}</Note>}
      {[...clashes].map(([key, { kind, first, second, devices, both }]) => (
        <Note key={key} tone="warning">
          {text.conflicts[kind](
            nameOf(first),
            nameOf(second),
            devices,
            text.both(
              both.slice(0, named).map((one) => knownNames.said(applicationName(one))),
              both.length,
            ),
          )}
        </Note>
      ))}
      {data.strategies.length === 0 ? (
        <Empty kind="nothing" title={text.noneThisWeek} reason={text.noneReason} />
      ) : (
        <div>
          <Scroll tabIndex={0} role="region" aria-label={text.views.week}>
            <Calendar>
              <thead>
                <tr>
                  <th scope="col">{text.strategy}</th>
                  {data.days.map(({ date, holiday, made_up }) => (
                    <th key={date} scope="col">
                      {text.days[new Date(`${date}T00:00:00Z`).getUTCDay()]} {date.slice(5)}
                      <small>{holiday ? text.holidays[holiday] : made_up ? text.madeUp : ''}</small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.strategies.map(({ id, name, action, time }) => (
                  <tr key={id}>
                    <th scope="row">
                      {name}
                      <small>
                        {text.actions[action]} {time.replace('-', '–')}
                      </small>
                    </th>
                    {data.days.map(({ date, working }) => {
                      const into = (100 * (moment - beijingMidnight(date))) / day;
                      return (
                        <Day key={date} $off={!working}>
                          {stretchesOf(data, id, date, now).map(({ left, width, state, words }) => (
                            <Stretch
                              key={left}
                              $state={state}
                              title={words}
                              style={{ left: `${Math.min(left, 94)}%`, width: `${width}%` }}
                            >
                              <VisuallyHidden>{words}</VisuallyHidden>
                            </Stretch>
                          ))}
                          {into >= 0 && into < 100 && <Moment style={{ left: `${into}%` }} />}
                        </Day>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </Calendar>
          </Scroll>
          <Legend>
            {(['past', 'planned', 'conflict', 'skipped'] as const).map((state) => (
              <span key={state}>
                <Stretch $state={state} />
                {text.states[state]}
              </span>
            ))}
            <span>{text.zone}</span>
          </Legend>
        </div>
      )}
    </Stacked>
  );
}
