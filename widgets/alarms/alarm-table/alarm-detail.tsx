import type { DataOf } from '../../../src/api';
import type { alarmDetail } from '../../../src/api/contract/alarm';
import type { AlarmKind } from '../../../src/domain/alarm-kinds';
import { duration, time } from '../../../src/format';
import { To } from '../../../src/ui/link';
import { Note } from '../../../src/ui/note';
import { useAge } from '../../../src/ui/now';
import { alarmAdvice } from './alarm-advice.text';
import { AlarmChart } from './alarm-chart';
import { AlarmState, silenceReason } from './alarm-columns';
import { AlarmNearby } from './alarm-nearby';
import { Facts, Part, Record, Steps } from './alarm-table.styles';
import { alarmSilenceText } from './alarm-silence.text';
import { alarmTableText as text } from './alarm-table.text';

type Alarm = DataOf<typeof alarmDetail>;

/** What is known about one alarm, and what to do. */
export function AlarmDetail({ alarm, onOpen }: { alarm: Alarm; onOpen: (id: string) => void }) {
  const advice = alarmAdvice[alarm.kind as AlarmKind] as readonly string[] | undefined;
  return (
    <>
      <Note tone={alarm.state === 'cleared' ? 'info' : alarm.level === 'FATAL' ? 'danger' : 'warning'}>
        <Span alarm={alarm} />
      </Note>
      <Facts>
        <dt>{text.gateway}</dt>
        <dd>
          <To to={{ name: 'network', params: { gwid: alarm.gwid } }}>{alarm.gateway_remark || alarm.gwid}</To>
        </dd>
        <dt>{text.subject}</dt>
        <dd>{subject(alarm)}</dd>
        <dt>{text.state}</dt>
        <dd>
          <AlarmState row={alarm} />
        </dd>
        {alarm.quiet && (
          <>
            <dt>{alarmSilenceText.by}</dt>
            <dd>
              <To to={{ name: 'alarm', query: { tab: 'silences' } }}>{silenceReason(alarm)}</To>
            </dd>
          </>
        )}
        {alarm.assignee && (
          <>
            <dt>{text.assignee}</dt>
            <dd>{alarm.assignee}</dd>
          </>
        )}
        {alarm.note && (
          <>
            <dt>{text.note}</dt>
            <dd>{alarm.note}</dd>
          </>
        )}
      </Facts>
      <AlarmChart alarm={alarm} />
      {advice && alarm.state !== 'cleared' && (
        <Part>
          <h3>{text.advice}</h3>
          <Steps>
            {advice.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        </Part>
      )}
      <Part>
        <h3>{text.record}</h3>
        <Record>
          {alarm.events.map((event, i) => (
            <li key={i}>
              <span>{text.events[event.kind](event.actor, event.text)}</span>
              <time dateTime={event.at}>{time(event.at)}</time>
            </li>
          ))}
        </Record>
      </Part>
      <AlarmNearby alarm={alarm} onOpen={onOpen} />
    </>
  );
}

function Span({ alarm: { raised_at, cleared_at } }: { alarm: Alarm }) {
  const age = useAge(raised_at, 1000);
  if (!cleared_at) return text.lasts(duration(age, 2));
  return text.lasted(duration(Math.max(0, (Date.parse(cleared_at) - Date.parse(raised_at)) / 1000), 2));
}

function subject({ device_kind, remark, subject: part }: Alarm): string {
  const device = `${text.kinds[device_kind]} ${remark}`;
  return part ? text.subjectOf(device, part.toUpperCase()) : device;
}
