import type { NetworkService } from '../../../src/domain/sdwan';

/** Names of the pages of each service. */
export const pagesOf = {
  sdwan: {
    list: 'sdwan',
    create: 'sdwan.create',
    manage: 'sdwan.manage',
    width: undefined,
    packages: 'sdwan.package',
    orders: 'sdwan.order',
    demo: 'sdwan_demo',
  },
  network: {
    list: 'open.network',
    create: 'open.network.create',
    manage: 'open.network.manage',
    width: 'open.network.topology_width',
    packages: 'open.network.package',
    orders: 'open.network.order',
    demo: 'open.network.show',
  },
} as const satisfies Readonly<Record<NetworkService, object>>;
