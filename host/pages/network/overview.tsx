import { bytes, dateTime, number } from '../../../src/format';
import { Meter, loadTone } from '../../../src/ui/meter';
import { Card, PaneHead, Pairs } from '../../../src/ui/pane';
import { Stack } from '../../../src/ui/stack';
import { AlarmList } from '../../../widgets/alarms/alarm-list';
import { SiteDay } from '../../../widgets/alarms/site-day';
import { GatewayPanel } from '../../../widgets/devices/gateway-panel';
import { GatewayThroughput } from '../../../widgets/devices/gateway-throughput';
import { InterfaceTable } from './interface-table';
import type { Gateway } from './network.data';
import { Columns, Loads, Mono, Quiet } from './network.styles';
import { networkText as text } from './network.text';

/** What one wants to see first: the front, the traffic, the load, what is wrong. */
export function Overview({ gateway }: { gateway: Gateway }) {
  const { gwid } = gateway;
  return (
    <Columns>
      <Stack>
        {/* One that was never there had no day. */}
        {gateway.last_seen !== null && <SiteDay gwid={gwid} />}
        <GatewayPanel gwid={gwid} />
        <GatewayThroughput gwid={gwid} />
        <InterfaceTable gateway={gateway} />
      </Stack>
      <Stack>
        <Load gateway={gateway} />
        <AlarmList gwid={gwid} status="open" limit={5} heading={text.openAlarms} />
        <Basics gateway={gateway} />
      </Stack>
    </Columns>
  );
}

function Load({ gateway }: { gateway: Gateway }) {
  const { cpu, memory, disk, disk_used, sessions, session_limit } = gateway;
  const used = sessions !== null && session_limit ? (sessions / session_limit) * 100 : null;
  const known = [
    disk !== null && text.diskOf(bytes(disk, 0)),
    sessions !== null && session_limit !== null && text.sessionsOf(number(sessions), number(session_limit)),
  ].filter(Boolean);
  return (
    <Card>
      <PaneHead title={text.load} />
      <Loads>
        <Share name={text.cpu} value={cpu} />
        <Share name={text.memory} value={memory} />
        {disk !== null && <Share name={text.disk} value={disk_used} />}
        <Share name={text.sessions} value={used} />
      </Loads>
      {known.length > 0 && <Quiet>{known.join('，')}</Quiet>}
    </Card>
  );
}

const Share = ({ name, value }: { name: string; value: number | null }) => (
  <>
    <span>{name}</span>
    <Meter value={value ?? 0} tone={loadTone(value ?? 0)} label={name} />
    <b>{value === null ? text.unknown : text.percent(value)}</b>
  </>
);

function Basics({ gateway }: { gateway: Gateway }) {
  const { group_name, location, serial, mac, bound_at, last_seen, bytes_24h } = gateway;
  return (
    <Card>
      <PaneHead title={text.basics} />
      <Pairs>
        <dt>{text.group}</dt>
        <dd>{group_name ?? text.noGroup}</dd>
        <dt>{text.location}</dt>
        <dd>{location || text.noLocation}</dd>
        <dt>{text.serial}</dt>
        <dd>
          <Mono>{serial}</Mono>
        </dd>
        <dt>{text.mac}</dt>
        <dd>
          <Mono>{mac || text.unknown}</Mono>
        </dd>
        <dt>{text.boundAt}</dt>
        <dd>{dateTime(bound_at)}</dd>
        <dt>{text.lastSeen}</dt>
        <dd>{last_seen ? dateTime(last_seen) : text.unknown}</dd>
        <dt>{text.day}</dt>
        <dd>{bytes(bytes_24h)}</dd>
      </Pairs>
    </Card>
  );
}
