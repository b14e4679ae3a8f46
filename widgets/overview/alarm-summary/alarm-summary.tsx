import type { PropsOf } from '../../../src/element/contract';
import { alarmLevels } from '../../../src/domain/alarm';
import { number } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { AlarmLevel } from '../../../src/ui/alarm-level';
import { Unread } from '../../../src/ui/failed';
import { Freshness } from '../../../src/ui/freshness';
import { To } from '../../../src/ui/link';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import type { alarmSummaryContract } from './alarm-summary.contract';
import { every, useSummary } from './alarm-summary.data';
import { Counts, Middle } from './alarm-summary.styles';
import { alarmSummaryText as text } from './alarm-summary.text';
import { Ticker } from './ticker';

/** Open alarms by level, and the latest of them scrolling by. */
export function AlarmSummary({ heading }: PropsOf<typeof alarmSummaryContract>) {
  const { data, error, loading, refresh, live, updatedAt } = useSummary();
  const { still } = usePlace();
  const rows = data?.alarm_messages ?? [];
  return (
    <Card>
      <PaneHead
        title={heading || text.heading}
        note={
          <>
            {text.note}
            {data && <Freshness compact live={live} at={updatedAt} every={every} failed={error !== undefined} />}
          </>
        }
        end={!still && <To to={{ name: 'alarm', query: { state: 'active' } }}>{text.all}</To>}
      />
      <Counts>
        {alarmLevels.map((level) => (
          <li key={level}>
            <To to={{ name: 'alarm', query: { level, state: 'active' } }}>
              <AlarmLevel level={level} />
              <b>{number(data?.alarm_level_amount[level])}</b>
            </To>
          </li>
        ))}
      </Counts>
      {loading ? (
        <Middle>
          <Skeleton rows={5} gap={26} />
        </Middle>
      ) : rows.length > 0 ? (
        <Ticker rows={rows} />
      ) : (
        <Middle>{error && !data ? <Unread error={error} onRetry={refresh} height={0} /> : text.none}</Middle>
      )}
    </Card>
  );
}
