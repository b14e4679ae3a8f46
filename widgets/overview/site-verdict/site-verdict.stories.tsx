import { Story } from '../../../src/element/story';
import { SiteVerdict } from './site-verdict';
import { badAfternoon, goodDay, thousands } from './site-verdict.fixture';

export default { title: 'overview / site-verdict' };

const path = '/api/v3/stats/verdict';

export const Ordinary = () => (
  <Story answers={{ [path]: badAfternoon }} width={1112}>
    <SiteVerdict />
  </Story>
);

export const Fine = () => (
  <Story answers={{ [path]: goodDay }} width={1112}>
    <SiteVerdict />
  </Story>
);

export const Thousands = () => (
  <Story answers={{ [path]: thousands }} width={1112}>
    <SiteVerdict />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }} width={1112}>
    <SiteVerdict />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={1112}>
    <SiteVerdict />
  </Story>
);

export const Dark = () => (
  <Story answers={{ [path]: badAfternoon }} dark width={1112}>
    <SiteVerdict />
  </Story>
);

export const Narrow = () => (
  <Story answers={{ [path]: badAfternoon }} width={320}>
    <SiteVerdict />
  </Story>
);
