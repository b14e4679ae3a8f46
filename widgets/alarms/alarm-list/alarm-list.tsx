import { useContext } from 'react';
import { ToldContext } from '../../../src/api/told';
import { ExtensionContext, type Extension } from '../../../src/session/extension';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, number, time } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { AlarmLevel } from '../../../src/ui/alarm-level';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { emptyOf, rowActionsOf, type Tell } from '../../../src/ui/extended';
import { Failed } from '../../../src/ui/failed';
import { Freshness } from '../../../src/ui/freshness';
import { To } from '../../../src/ui/link';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import type { DataOf } from '../../../src/api';
import type { alarms, AlarmRow } from '../../../src/api/contract/alarm';
import { alarmSentence } from '../../../src/text/alarm-sentence';
import type { alarmListContract, AlarmOpen } from './alarm-list.contract';
import { every, useAcknowledge, useAlarms } from './alarm-list.data';
import { Added, Foot, Panel, Quiet, Row, Top, Waiting } from './alarm-list.styles';
import { alarmListText as text } from './alarm-list.text';

/** Alarms of the account, newest first. */
export function AlarmList(props: PropsOf<typeof alarmListContract>) {
  const { heading, level, status = 'active', gwid, device, limit = 8, acknowledge = false, onAlarmOpen } = props;
  const per_page = Math.min(50, Math.max(1, Math.round(limit)));
  const { data, error, refresh, live, updatedAt } = useAlarms({
    level,
    state: status,
    gwid: gwid || undefined,
    device: device || undefined,
    per_page,
  });
  return (
    <Panel part="panel" aria-label={heading || text.heading}>
      <Top>
        <h2 part="heading">{heading || text.heading}</h2>
        {data && (
          <Quiet>
            {!heading && text.count[status]} {number(data.total)}
          </Quiet>
        )}
        <Freshness compact live={live} at={updatedAt} every={every} failed={error !== undefined} />
        <To
          to={{
            name: 'alarm',
            query: {
              ...(level && { level }),
              ...(gwid && { gwid }),
              ...(device && { device }),
              ...(status !== 'open' && { state: status }),
            },
          }}
        >
          {text.all}
        </To>
      </Top>
      {data ? (
        <Rows
          data={data}
          filtered={Boolean(level)}
          fine={status === 'open' && Boolean(gwid || device)}
          onAlarmOpen={onAlarmOpen}
        />
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Waiting>
          <Skeleton rows={per_page} gap={28} />
        </Waiting>
      )}
      {acknowledge && data && <AcknowledgeAll rows={data.list} />}
    </Panel>
  );
}

interface RowsProps {
  data: DataOf<typeof alarms>;
  filtered: boolean;
  /** Nothing means that one device has nothing wrong with it. */
  fine: boolean;
  onAlarmOpen: ((detail: AlarmOpen) => boolean | void) | undefined;
}

function Rows({ data, filtered, fine, onAlarmOpen }: RowsProps) {
  const { extension = {}, slots } = useContext(ExtensionContext);
  const told = useContext(ToldContext);
  const tell: Tell = (detail) => told?.({ kind: 'action', detail });
  if (data.list.length === 0) {
    if (filtered) return <Empty kind="no-match" title={text.noMatch} />;
    const own = fine ? { title: text.fine, reason: text.fineReason } : { title: text.none, reason: text.noneReason };
    const nothing = <Empty kind="nothing" {...(extension.empty ? emptyOf(extension.empty, tell) : own)} />;
    return slots ? <slot name="empty">{nothing}</slot> : nothing;
  }
  return (
    <ul>
      {data.list.map((row) => (
        <Alarm key={row.id} row={row} extension={extension} tell={tell} onAlarmOpen={onAlarmOpen} />
      ))}
    </ul>
  );
}

interface AlarmProps extends Pick<RowsProps, 'onAlarmOpen'> {
  row: AlarmRow;
  extension: Extension;
  tell: Tell;
}

function Alarm({ row, extension, tell, onAlarmOpen }: AlarmProps) {
  const { id, level, gwid } = row;
  const own = extension as Extension<AlarmRow>;
  const content = own.formats?.content?.(row) ?? alarmSentence(row);
  const columns = own.columns?.map((one) => one.text(row)) ?? [];
  const actions = rowActionsOf(own, row, tell);
  const where = [row.gateway_remark !== row.remark && row.gateway_remark, row.remark, ...columns];
  return (
    <Row part="row">
      <AlarmLevel level={level} />
      <To
        to={{ name: 'alarm', query: { id } }}
        onClick={(event) => {
          if (onAlarmOpen?.({ id, level, content, gwid }) === false) event.preventDefault();
        }}
      >
        {content}
      </To>
      <Quiet>
        {where.filter(Boolean).join(' · ')}
        {row.state === 'acknowledged' && ` · ${handling(row)}`}
        {row.state === 'cleared' && ` · ${text.count.cleared}`} {row.simulated && <Simulated />}
      </Quiet>
      <Quiet as="time" dateTime={row.raised_at} title={dateTime(row.raised_at)}>
        {time(row.raised_at)}
      </Quiet>
      {actions.length > 0 && (
        <Added>
          {actions.map(({ key, label, danger, onSelect }) => (
            <Button key={key} size="sm" variant={danger ? 'danger-quiet' : 'default'} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </Added>
      )}
    </Row>
  );
}

const handling = ({ assignee }: AlarmRow) => (assignee ? text.handledBy(assignee) : text.count.acknowledged);

function AcknowledgeAll({ rows }: { rows: readonly AlarmRow[] }) {
  const ids = rows.filter((row) => row.state === 'active').map((row) => row.id);
  const { run, busy } = useAcknowledge();
  const { act } = useAct();
  const acknowledge = () =>
    act(() => run({ ids }), {
      confirm: { body: text.acknowledgeAsk(ids.length) },
      said: ({ data }) => text.acknowledged(data.changed),
    });
  if (ids.length === 0) return null;
  return (
    <Foot>
      <Button busy={busy} onClick={() => void acknowledge()}>
        {text.acknowledgeAll}
      </Button>
    </Foot>
  );
}
