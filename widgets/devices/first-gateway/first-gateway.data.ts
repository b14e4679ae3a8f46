import { useRead, useWrite } from '../../../src/api';
import { gateways, rename } from '../../../src/api/contract/device';

/** Milliseconds between two looks where no stream tells that a gateway came. */
const every = 5_000;

/** The first gateway of the account: undefined while there is none. */
export function useFirstGateway() {
  const read = useRead(gateways, { page: 1, per_page: 1 }, { every });
  return { ...read, gateway: read.data?.list[0] };
}

/** Names a device. */
export const useRename = () => useWrite(rename, ['/api/v3/device/']);
