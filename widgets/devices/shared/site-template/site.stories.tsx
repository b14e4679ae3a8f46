import { PoolDialog, TemplateTabs } from '.';
import { Story } from '../../../../src/element/story';
import { storyPools } from './site.fixture';

export default { title: 'devices / site-template' };

export const Beside = () => (
  <Story>
    <TemplateTabs value="site" />
  </Story>
);

export const Pool = () => (
  <Story>
    <PoolDialog pool={storyPools[0]} onClose={() => undefined} />
  </Story>
);
