import { useRead, type DataOf } from '../../../src/api';
import { switchDetail } from '../../../src/api/contract/device';

/** One switch with its ports. */
export type SwitchData = DataOf<typeof switchDetail>;

/** Milliseconds between two looks at the server. */
const every = 15_000;

/** The switch at an address behind a gateway, or by its id, kept fresh. */
export const useSwitch = (gwid: string, address: string) =>
  useRead(switchDetail, address ? { id: address, ...(gwid && { gwid }) } : null, { every, onFocus: true, keep: true });
