import { contract, event, flag } from '../../../src/element/contract';

/** Every service that is sold, or those that the account has. */
export const serviceCatalogueContract = contract({
  tag: 'np-service-catalogue',
  name: 'ServiceCatalogue',
  family: 'services',
  summary: '服务目录：全部增值服务的用途、起价与已开通数量',
  status: 'beta',
  scopes: ['promotion:read'],
  props: {
    owned: flag('只显示已开通的服务'),
  },
  events: {
    serviceOpen: event<{ service: string }>('点开一种服务；取消后不再前往', '{ service: string }', {
      cancelable: true,
    }),
  },
  parts: { panel: '外框' },
});
