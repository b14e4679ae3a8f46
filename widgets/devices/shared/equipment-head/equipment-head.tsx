import type { ReactNode } from 'react';
import { duration } from '../../../../src/format';
import { DeviceHead, Fact } from '../../../../src/ui/device';
import { To } from '../../../../src/ui/link';
import { useAge } from '../../../../src/ui/now';
import { Simulated } from '../../../../src/ui/simulated';
import { Status } from '../../../../src/ui/status';
import { equipmentHeadText as text } from './equipment-head.text';

interface Equipment {
  remark: string;
  status: 'online' | 'offline';
  offline_since: string | null;
  simulated: boolean;
  gwid: string;
  gateway_remark: string;
  ip: string;
  mac: string;
  model: string;
  firmware: string;
  /** Seconds; null: not known. */
  uptime: number | null;
}

interface EquipmentHeadProps {
  device: Equipment;
  /** How it is, where online and offline do not say it. */
  state?: ReactNode;
  /** Small buttons behind the tags. */
  end?: ReactNode;
  /** What copies an address; the addresses then come first. */
  copy?: (address: string) => ReactNode;
  /** Further `Fact`s. */
  children?: ReactNode;
}

/** What an access point, a firewall or a switch is, where it stands and how it is, above its page. */
export function EquipmentHead({ device, state, end, copy, children }: EquipmentHeadProps) {
  const { gwid, gateway_remark, ip, mac, uptime } = device;
  const network = (
    <Fact name={text.network} value={<To to={{ name: 'network', params: { gwid } }}>{gateway_remark}</To>} />
  );
  return (
    <DeviceHead
      name={device.remark}
      beside={
        <>
          {state ?? <EquipmentState device={device} />}
          {device.simulated && <Simulated />}
          {end}
        </>
      }
    >
      {!copy && network}
      <Fact name={text.ip} value={ip} mono={copy !== undefined} end={copy?.(ip)} />
      <Fact name={text.mac} value={mac} mono={copy !== undefined} end={copy?.(mac)} />
      <Fact name={text.model} value={device.model} />
      <Fact name={text.firmware} value={device.firmware} />
      {copy && network}
      {children}
      <Fact name={text.uptime} value={uptime === null ? '' : duration(uptime, 2)} />
    </DeviceHead>
  );
}

/** Whether it is online, and since when not. */
export function EquipmentState({ device: { status, offline_since: since } }: { device: Equipment }) {
  const away = useAge(since);
  const words = away === undefined ? text.offline : text.offlineFor(duration(away, 1));
  return <Status kind={status}>{status === 'online' ? text.online : words}</Status>;
}
