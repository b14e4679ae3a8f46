import type { Feature } from '../../kit/context/context';
import type { ConfigDocument } from '../../../../src/domain/config';
import { hold } from './held';
import { simulatedConfig } from './initial';
import { reflect } from './reflect';

/** Configurations of simulated devices. */
export const simulatedConfigs: Feature = {
  initialConfig: simulatedConfig,
  effects: {
    config: async (sql, _gateway, params, _now, _output, vault) => {
      await hold(sql, params.device ?? '', JSON.parse(params.sections ?? '{}') as ConfigDocument, vault);
      await reflect(sql, params);
    },
  },
};
