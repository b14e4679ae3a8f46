import { useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { gateway, GatewayInterface } from '../../../src/api/contract/device';
import type { PropsOf } from '../../../src/element/contract';
import { time } from '../../../src/format';
import { InterfacePort, interfaceStates, type InterfaceState } from '../../../src/ui/device';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Freshness } from '../../../src/ui/freshness';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { Stack } from '../../../src/ui/stack';
import type { gatewayPanelContract } from './gateway-panel.contract';
import { every, useGateway } from './gateway-panel.data';
import { Chassis, Keys, Machine, Room, Side, Socket } from './gateway-panel.styles';
import { gatewayPanelText as text } from './gateway-panel.text';
import { InterfaceFacts, lineSpeed } from './interface-facts';
import { drawn } from './drawn';

/** Front of a gateway: each interface as it is, and the chosen one in words. */
export function GatewayPanel({ gwid = '' }: PropsOf<typeof gatewayPanelContract>) {
  const { data, error, refresh, live, updatedAt } = useGateway(gwid);
  const interfaces = data?.interfaces ?? [];
  return (
    <Card aria-label={text.heading}>
      <PaneHead
        title={text.heading}
        note={
          data?.status === 'offline' && data.last_seen ? (
            text.lastKnown(time(data.last_seen))
          ) : data ? (
            <Freshness compact live={live} at={updatedAt} every={every} failed={error !== undefined} />
          ) : (
            text.note
          )
        }
        end={data?.status === 'online' && interfaces.length > 0 && <Legend interfaces={interfaces} />}
      />
      {!gwid ? (
        <Empty kind="nothing" title={text.noGateway} reason={text.noGatewayReason} />
      ) : error && !data ? (
        <Failed error={error} onRetry={() => void refresh()} />
      ) : !data ? (
        <Skeleton height={132} />
      ) : interfaces.length === 0 ? (
        <Empty kind="nothing" title={text.none} reason={text.noneReason} />
      ) : (
        <Front gateway={data} />
      )}
    </Card>
  );
}

function Front({ gateway: { model, status, alarm_count, interfaces } }: { gateway: DataOf<typeof gateway> }) {
  const [name, choose] = useState<string>();
  const chosen = interfaces.find((one) => one.name === name) ?? interfaces[0]!;
  const stale = status === 'offline';
  return (
    <Room>
      <Stack>
        <Chassis role="group" aria-label={text.front}>
          <Machine>
            <b>{model}</b>
            <Status kind={status}>{status === 'online' ? text.online : text.offline}</Status>
            {alarm_count > 0 && (
              <div>
                <Status kind="warning">{text.count(text.alarm, alarm_count)}</Status>
              </div>
            )}
          </Machine>
          {(['wan', 'lan'] as const).map((role) => (
            <Side key={role}>
              {interfaces
                .filter((one) => one.role === role)
                .map((one) => (
                  <Port
                    key={one.name}
                    one={one}
                    stale={stale}
                    chosen={one === chosen}
                    onChoose={() => choose(one.name)}
                  />
                ))}
            </Side>
          ))}
        </Chassis>
        <InterfaceFacts one={chosen} stale={stale} />
      </Stack>
    </Room>
  );
}

interface PortProps {
  one: GatewayInterface;
  stale: boolean;
  chosen: boolean;
  onChoose: () => void;
}

function Port({ one, stale, chosen, onChoose }: PortProps) {
  const state = drawn(one.state);
  const below = [one.carrier, one.state === 'connected' ? lineSpeed(one.speed) : interfaceStates[state].label];
  return (
    <Socket type="button" aria-pressed={chosen} onClick={onChoose}>
      <b>{one.name.toUpperCase()}</b>
      <InterfacePort state={state} stale={stale} />
      <span>{below.filter(Boolean).join(' · ')}</span>
    </Socket>
  );
}

function Legend({ interfaces }: { interfaces: readonly GatewayInterface[] }) {
  return (
    <Keys>
      {(Object.keys(interfaceStates) as InterfaceState[]).map((state) => (
        <li key={state}>
          <InterfacePort state={state} width={24} />
          {text.count(interfaceStates[state].label, interfaces.filter((one) => drawn(one.state) === state).length)}
        </li>
      ))}
    </Keys>
  );
}
