import type { Feature } from '../../kit/context/context';
import { simulatedConfig } from './initial';
import { reflect } from './reflect';

/** Configurations of simulated devices. */
export const simulatedConfigs: Feature = {
  initialConfig: simulatedConfig,
  effects: { config: (sql, _gateway, params) => reflect(sql, params) },
};
