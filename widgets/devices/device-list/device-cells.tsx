import { createContext, useContext } from 'react';
import type { DeviceRow } from '../../../src/api/contract/device';
import { duration } from '../../../src/format';
import { useAge } from '../../../src/ui/now';
import { Status } from '../../../src/ui/status';
import { RowName } from '../../../src/ui/table';
import type { DeviceOpen } from './device-list.contract';
import { deviceListText as text } from './device-list.text';
import { pageOf } from './device-page';

/** Tells that a device is opened; true: somebody else takes the reader there. */
export const OpenContext = createContext<(row: DeviceRow) => boolean>(() => false);

/** What is told about a device that is opened. */
export const openDetail = ({ id, kind, gwid, remark }: DeviceRow): DeviceOpen => ({ id, kind, gwid, remark });

/** Name and identity; leads to the device's page. */
export function DeviceName({ row }: { row: DeviceRow }) {
  const opened = useContext(OpenContext);
  return (
    <RowName to={pageOf(row)} identity={row.kind === 'gateway' ? row.gwid : row.mac} onOpen={() => opened(row)}>
      {row.remark}
    </RowName>
  );
}

/** Never seen, or offline with how long, else the worst alarm, else online. */
export function DeviceState({ row }: { row: DeviceRow }) {
  const { status, last_seen, offline_since } = row;
  const away = useAge(status === 'offline' ? offline_since : null);
  if (status === 'offline') {
    const words = away === undefined ? text.offline : text.offlineFor(duration(away, 1));
    return <Status kind="offline">{last_seen ? words : text.never}</Status>;
  }
  if (row.alarm_text && row.alarm_level !== 'GENERAL') {
    return <Status kind={row.alarm_level === 'FATAL' ? 'danger' : 'warning'}>{row.alarm_text}</Status>;
  }
  return <Status kind="online">{text.online}</Status>;
}
