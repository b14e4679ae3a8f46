import type { AlarmRow } from '../../../src/api/contract/alarm';
import { time } from '../../../src/format';
import { AlarmLevel } from '../../../src/ui/alarm-level';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { Skeleton } from '../../../src/ui/skeleton';
import { alarmSentence } from '../../../src/text/alarm-sentence';
import { useNearby } from './alarm-table.data';
import { Nearby, Part } from './alarm-table.styles';
import { alarmTableText as text } from './alarm-table.text';

/** What else was wrong with the device around that moment. */
export function AlarmNearby({ alarm, onOpen }: { alarm: AlarmRow; onOpen: (id: string) => void }) {
  const { data, error, refresh } = useNearby(alarm.device_id, alarm.raised_at);
  const others = data?.list.filter((row) => row.id !== alarm.id);
  return (
    <Part>
      <h3>{text.nearby}</h3>
      {others ? (
        others.length > 0 ? (
          <Nearby>
            {others.map((row) => (
              <li key={row.id}>
                <AlarmLevel level={row.level} />
                <Button variant="link" onClick={() => onOpen(row.id)}>
                  {alarmSentence(row)}
                </Button>
                <time dateTime={row.raised_at}>{time(row.raised_at)}</time>
              </li>
            ))}
          </Nearby>
        ) : (
          <p>{text.alone}</p>
        )
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={2} />
      )}
    </Part>
  );
}
