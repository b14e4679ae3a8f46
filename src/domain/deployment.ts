/** Customers with a contract, and all others. */
export type Customer = 'enterprise' | 'free';

/** Whole hours of a day; `to` is the first hour that is closed. */
interface Hours {
  from: number;
  to: number;
}

/** Names of a list call: its paging parameters, and the dotted places of rows and total in the answer. */
export interface ListNames {
  page: string;
  perPage: string;
  list: string;
  total: string;
}

/** One list call that is somewhere else; the names that it leaves out are those of all lists. */
export interface ListCall extends Partial<ListNames> {
  url?: string;
  method?: 'GET' | 'POST';
}

/** What a deployment decides: the specification leaves these open, or another back end has its own. */
export interface Deployment {
  /** Fixed end of the text that an event's signature is made of. */
  eventSuffix: string;
  /** Telephone number of the service; empty: none, and nobody is told to call. */
  hotline: string;
  /** Address (http or https) where the robot answers, for a back end that takes no questions in the page; empty: none. */
  robot: string;
  /** Dotted place of this month's intercepted DNS requests in the answer of `user_stat/complex`; the specification names none. */
  dnsMonth: string;
  /** What the QR codes of the header hold; pages of this console where empty. */
  serviceQr: string;
  mobileQr: string;
  /** Public holiday during which only the robot answers: ISO times, `to` is the first moment after it. */
  holiday: { from: string; to: string };
  /** Hours of the fast channel in Beijing; null: closed all day. */
  hours: Record<Customer, { weekday: Hours; weekend: Hours | null }>;
  /** Names of a back end whose list calls differ; `calls`: single ones, by the path that the contract has. */
  lists?: Partial<ListNames> & { calls?: Readonly<Record<string, ListCall>> };
  /** Other names of pages and services in menus, titles and search, by the name of the route. */
  titles: Readonly<Record<string, string>>;
}

/**
 * What holds unless the deployment says otherwise. The hours are those of the specification (section 2); the holiday, which
 * it does not name (section 4: "two fixed instants in early 2025"), is the Spring Festival as the State Council set it.
 */
export const deployment: Deployment = {
  eventSuffix: 'netpane',
  hotline: '',
  robot: '',
  dnsMonth: 'data.dns_intercepted',
  serviceQr: '',
  mobileQr: '',
  holiday: { from: '2025-01-28T00:00:00+08:00', to: '2025-02-05T00:00:00+08:00' },
  hours: {
    enterprise: { weekday: { from: 9, to: 21 }, weekend: { from: 9, to: 18 } },
    free: { weekday: { from: 9, to: 18 }, weekend: null },
  },
  titles: {},
};

/** Every name that a deployment may set. */
export const deploymentNames: readonly string[] = [...Object.keys(deployment), 'lists'];

/** Takes over what the deployment says; what it leaves out stays. */
export const deploy = (settings: Partial<Deployment>): void => void Object.assign(deployment, settings);
