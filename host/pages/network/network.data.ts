import { useRead, useWrite, type DataOf } from '../../../src/api';
import { reboot } from '../../../src/api/contract/command';
import { deviceConfig } from '../../../src/api/contract/config';
import { gateway, rename } from '../../../src/api/contract/device';

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
