import { useRead, useWrite, type DataOf } from '../../../src/api';
import { alarms } from '../../../src/api/contract/alarm';
import { reboot } from '../../../src/api/contract/command';
import { deviceConfig } from '../../../src/api/contract/config';
import { gateway, rename } from '../../../src/api/contract/device';
import { alarmLevels } from '../../../src/domain/alarm';

/** One gateway with its interfaces. */
export type Gateway = DataOf<typeof gateway>;

/** Milliseconds between two looks at the server. */
const every = 15_000;

/** The gateway that the page is about, kept fresh. */
export const useGateway = (gwid: string) => useRead(gateway, { gwid }, { every, onFocus: true });

/** What the gateway is set to, for counting it. */
export type Config = DataOf<typeof deviceConfig>;
export const useConfig = (id: string) => useRead(deviceConfig, { id });

/** Names the gateway; every list on the page follows. */
export const useRename = () => useWrite(rename, ['/api/v3/device/', '/api/v3/alarm/']);

/** Orders a restart. */
export const useReboot = () => useWrite(reboot);

/** A gateway with the open alarms of all that stands behind it in place of its own; until they are known, its own. */
export function withAlarms(gateway: Gateway, open: Open | undefined): Gateway {
  if (!open) return gateway;
  return {
    ...gateway,
    alarm_count: open.total,
    alarm_level: alarmLevels.find((level) => open.counts[level] > 0) ?? null,
  };
}

type Open = DataOf<typeof alarms>;

/** Open alarms of a site; asked as its ribbons ask, so that it is one request. */
export const useOpenAlarms = (gwid: string): Open | undefined =>
  useRead(alarms, { gwid, state: 'open', per_page: 200 }, { every: 30_000 }).data;
