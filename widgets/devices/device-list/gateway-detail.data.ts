import { useRead } from '../../../src/api';
import { gateway, throughput } from '../../../src/api/contract/device';

/** One gateway with its interfaces, and its last day. */
export const useGateway = (gwid: string) => ({
  gateway: useRead(gateway, { gwid }),
  day: useRead(throughput, { id: gwid, range: '24h' }),
});
