/** What a value-added service is for people: one family of pages over one model. `service` is its key on the server. */
export const serviceScreens = {
  /** What it does, and its packages. */
  page: (service: string) => ({
    load: () => import('../pages/services').then((m) => m.ServicePage),
    props: { service },
  }),
  /** What it sets on gateways. */
  settings: (service: 'game_v2') => ({
    load: () => import('../../widgets/services/service-settings').then((m) => m.ServiceSettings),
    props: { service, manage: true },
  }),
  /** Its packages first, and what it does below. */
  packages: (service: string) => ({
    load: () => import('../pages/services').then((m) => m.PackagesPage),
    props: { service },
  }),
  /** Orders; of all services without a key. */
  orders: (service = '') => ({
    load: () => import('../../widgets/services/service-orders').then((m) => m.ServiceOrders),
    props: { service },
  }),
  /** The order that was just paid, above all orders. */
  success: { load: () => import('../pages/services').then((m) => m.SuccessPage) },
  /** What the account has; of all services without a key. */
  business: (service = '') => ({
    load: () => import('../pages/services/business').then((m) => m.BusinessPage),
    props: { service },
  }),
};
