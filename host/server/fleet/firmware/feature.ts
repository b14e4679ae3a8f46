import type { Feature } from '../../kit/context/context';
import { firmwareTaken } from './releases';

/** Upgrades. */
export const firmware: Feature = {
  effects: {
    // What a gateway runs itself comes with its reports.
    upgrade: async (sql, { gwid }, { device, version = '' }) =>
      device === undefined ? undefined : firmwareTaken(sql, gwid, device, version),
  },
  silent: ['/api/v3/firmware/'],
};
