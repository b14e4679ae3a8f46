import type { DataOf } from '../../../src/api';
import type { dnsIntercepted } from '../../../src/api/contract/stats';
import { Story } from '../../../src/element/story';
import { DnsInterceptions } from './dns-interceptions';

export default { title: 'overview / dns-interceptions' };

const path = '/api/v3/stats/dns_intercepted';
const data: DataOf<typeof dnsIntercepted> = { month: 12_873, today: 402, last_month: 30_122 };
const answers = { [path]: data };
const none = { [path]: { month: 0, today: 0, last_month: 0 } };

export const Ordinary = () => (
  <Story answers={answers} width={240}>
    <DnsInterceptions />
  </Story>
);

export const Nothing = () => (
  <Story answers={none} width={240}>
    <DnsInterceptions />
  </Story>
);

export const Failing = () => (
  <Story width={240}>
    <DnsInterceptions />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={240}>
    <DnsInterceptions />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={240}>
    <DnsInterceptions />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={200}>
    <DnsInterceptions />
  </Story>
);
