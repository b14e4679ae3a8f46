import type { ReactNode } from 'react';
import type { GatewayInterface } from '../../../src/api/contract/device';
import { duration, rate, signal } from '../../../src/format';
import { interfaceStates } from '../../../src/ui/device';
import { useAge } from '../../../src/ui/now';
import { Pairs } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { drawn } from './drawn';
import { Chosen, Mono } from './gateway-panel.styles';
import { gatewayPanelText as text } from './gateway-panel.text';

/** Negotiated speed, from Mbps: `1G`, `2.5G`, `100M`. */
export const lineSpeed = (mbps: number | null): string | undefined =>
  mbps === null ? undefined : mbps >= 1000 ? `${mbps / 1000}G` : `${mbps}M`;

/** What is known about one interface; what the device does not tell is left out. `stale`: it is offline itself. */
export function InterfaceFacts({ one, stale }: { one: GatewayInterface; stale: boolean }) {
  const up = one.state === 'connected' && !stale;
  const label = interfaceStates[drawn(one.state)].label;
  const booked = one.booked_down ? text.booked(one.booked_down, one.booked_up) : undefined;
  const since = useAge(up ? one.connected_since : null);
  const facts: [string, ReactNode][] = [
    [text.line, [one.carrier, booked].filter(Boolean).join(' ')],
    [text.access, one.access ? text.accesses[one.access] : one.role === 'lan' ? text.lan : ''],
    [text.address, one.address && <Mono>{one.address}</Mono>],
    [text.gateway, one.gateway && <Mono>{one.gateway}</Mono>],
    [text.dns, one.dns.length > 0 && <Mono>{one.dns.join(' ')}</Mono>],
    [text.mac, one.mac && <Mono>{one.mac}</Mono>],
    [text.negotiated, up && [lineSpeed(one.speed), one.duplex && text.duplex[one.duplex]].filter(Boolean).join(' ')],
    [text.rates, up && `${rate(one.down)} / ${rate(one.up)}`],
    [text.loss, up && one.loss !== null && text.percent(one.loss)],
    [text.signal, one.access === 'cellular' && signal(one.signal)],
    [text.since, since !== undefined && duration(since, 2)],
  ];
  return (
    <Chosen aria-live="polite">
      <h3>
        {one.name.toUpperCase()}
        <Status
          kind={up ? 'online' : one.state === 'disconnected' && one.role === 'wan' && !stale ? 'danger' : 'offline'}
        >
          {stale ? text.before(label) : label}
        </Status>
      </h3>
      <Pairs>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
      </Pairs>
    </Chosen>
  );
}
