import { useState } from 'react';
import { isOver, useCommand } from '../../../src/api';
import type { Command } from '../../../src/api/contract/command';
import { dateTime, duration } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button, IconButton } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { CommandState, DeviceHead, Fact } from '../../../src/ui/device';
import { Ellipsis, Pencil, Power } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Menu } from '../../../src/ui/menu';
import { useAge } from '../../../src/ui/now';
import { PageActions } from '../../../src/ui/page';
import { Simulated } from '../../../src/ui/simulated';
import { Status } from '../../../src/ui/status';
import { useReboot, type Gateway } from './network.data';
import { networkText as text } from './network.text';

/** Few who look rename: forms are not part of the page's first load. */
const Rename = lazy(() => import('./rename').then((m) => m.Rename));

/** Who the gateway is, how it is, and what can be done with it. */
export function NetworkHead({ gateway }: { gateway: Gateway }) {
  const { gwid, remark, model, firmware, wan_ip, uptime, simulated } = gateway;
  const [renaming, setRenaming] = useState(false);
  return (
    <>
      <DeviceHead
        name={remark}
        beside={
          <>
            <State gateway={gateway} />
            {simulated && <Simulated />}
            <IconButton label={text.rename} size="sm" onClick={() => setRenaming(true)}>
              <Pencil />
            </IconButton>
          </>
        }
      >
        <Fact name={text.gwid} value={gwid} mono end={<CopyButton text={gwid} />} />
        <Fact name={text.model} value={model} />
        <Fact name={text.firmware} value={firmware} />
        <Fact name={text.wanIp} value={wan_ip} mono />
        <Fact name={text.uptime} value={uptime === null ? '' : duration(uptime, 2)} />
      </DeviceHead>
      <Reboot gateway={gateway} />
      {renaming && (
        <Suspense>
          <Rename gateway={gateway} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  );
}

function State({ gateway: { status, offline_since, alarm_level, alarm_count } }: { gateway: Gateway }) {
  const away = useAge(offline_since);
  if (status === 'offline') {
    const words = away === undefined ? text.offline : text.offlineSince(duration(away, 1));
    return (
      <span title={offline_since ? dateTime(offline_since) : undefined}>
        <Status kind="offline">{words}</Status>
      </span>
    );
  }
  if (alarm_count > 0) {
    return <Status kind={alarm_level === 'FATAL' ? 'danger' : 'warning'}>{text.alarms(alarm_count)}</Status>;
  }
  return <Status kind="online">{text.online}</Status>;
}

/** Orders a restart and tells how the order stands: it is only done when the device said so. */
function Reboot({ gateway: { gwid, remark, status } }: { gateway: Gateway }) {
  const [ordered, setOrdered] = useState<Command>();
  const command = useCommand(ordered);
  const rebooting = useReboot();
  const { act } = useAct();
  const waiting = command !== undefined && !isOver(command);
  const reboot = () =>
    act(() => rebooting.run({ gwid }), {
      confirm: { title: text.reboot, body: text.rebootAsk(remark), danger: true },
      then: ({ data }) => setOrdered(data),
    });
  return (
    <PageActions>
      <CommandState command={command} say={text.rebootState} />
      <Button
        icon={<Power />}
        busy={rebooting.busy}
        disabled={waiting || status === 'offline'}
        title={status === 'offline' ? text.offlineReason : undefined}
        onClick={() => void reboot()}
      >
        {text.reboot}
      </Button>
      <More gwid={gwid} remark={remark} />
    </PageActions>
  );
}

/** Pages about this network that are no tab of it. */
function More({ gwid, remark }: Pick<Gateway, 'gwid' | 'remark'>) {
  const place = usePlace();
  const items = [
    { key: 'auth', label: text.auth, onSelect: () => place.go({ name: 'auth_index', params: { gwid, remark } }) },
    { key: 'asset', label: text.assets, onSelect: () => place.go({ name: 'network_asset', params: { gwid } }) },
    { key: 'wireless', label: text.wireless, onSelect: () => place.go({ name: 'wireless_monitor', params: { gwid } }) },
  ];
  const trigger = (
    <IconButton label={text.more}>
      <Ellipsis />
    </IconButton>
  );
  return <Menu label={text.more} trigger={trigger} items={items} />;
}
