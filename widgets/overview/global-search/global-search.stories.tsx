import { Story } from '../../../src/element/story';
import { GlobalSearch } from './global-search';
import type { SearchEntry } from './global-search.contract';
import { found } from './global-search.fixture';

export default { title: 'overview / global-search' };

const pages: SearchEntry[] = [
  { key: 'networks', label: 'Netpane', hint: 'home', to: { name: 'networks' } },
  { key: 'logs.upgrade', label: 'Upgrade log', hint: 'messages', to: { name: 'logs.upgrade' } },
];

const actions: SearchEntry[] = [{ key: 'theme', label: 'Theme' }];

const answers = { '/api/v3/search': found };

export const Ordinary = () => (
  <Story answers={answers} width={640}>
    <GlobalSearch pages={pages} actions={actions} query="NP" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ '/api/v3/search': { devices: [], users: [], alarms: [], orders: [] } }} width={640}>
    <GlobalSearch query="zzz" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/search': 500 }} width={640}>
    <GlobalSearch pages={pages} query="Net" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={640}>
    <GlobalSearch pages={pages} query="log" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={640}>
    <GlobalSearch pages={pages} actions={actions} query="NP" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <GlobalSearch pages={pages} actions={actions} query="NP" />
  </Story>
);
