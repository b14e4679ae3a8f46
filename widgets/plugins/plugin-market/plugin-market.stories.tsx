import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { InstallDialog } from './install-dialog';
import { PluginDrawer } from './plugin-drawer';
import type { Detail as Detailed } from './plugin-market.data';
import { PluginMarket } from './plugin-market';
import { pluginMarketContract } from './plugin-market.contract';
import { pluginMarketAnswers as answers } from './plugin-market.fixture';

export default { title: 'plugins / plugin-market' };

const path = '/api/v3/plugin/list';

export const Ordinary: LadleStory<PropsOf<typeof pluginMarketContract>> = (props) => (
  <Story answers={answers}>
    <PluginMarket {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(pluginMarketContract);

export const Detail = () => (
  <Story answers={answers}>
    <PluginDrawer id="speedtest" manage onClose={() => undefined} />
  </Story>
);

export const Wide = () => (
  <Story answers={answers} width={1240}>
    <PluginMarket manage />
  </Story>
);

export const Install = () => (
  <Story answers={answers}>
    <InstallDialog
      plugin={{ ...(answers['/api/v3/plugin/show/speedtest'] as Detailed), name: 'SNMP' }}
      onClose={() => undefined}
    />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: { list: [], total: 0, counts: [] } }}>
    <PluginMarket manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <PluginMarket />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PluginMarket />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PluginMarket manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <PluginMarket manage />
  </Story>
);
