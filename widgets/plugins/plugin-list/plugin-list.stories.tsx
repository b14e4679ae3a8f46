import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { InstallationDrawer } from './installation-drawer';
import { PluginList } from './plugin-list';
import { pluginListContract } from './plugin-list.contract';
import { pluginListAnswers as answers } from './plugin-list.fixture';

export default { title: 'plugins / plugin-list' };

const path = '/api/v3/plugin/installed';

export const Ordinary: LadleStory<PropsOf<typeof pluginListContract>> = (props) => (
  <Story answers={answers}>
    <PluginList {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(pluginListContract);

export const Detail = () => (
  <Story answers={answers}>
    <InstallationDrawer gwid="g1" plugin="speedtest" manage onClose={() => undefined} />
  </Story>
);

export const ByGateway = () => (
  <Story answers={answers}>
    <PluginList byGateway />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: { list: [], total: 0, counts: { all: 0, upgradable: 0, failing: 0 } } }}>
    <PluginList manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <PluginList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PluginList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PluginList manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <PluginList manage />
  </Story>
);
