import { Story } from '../../../src/element/story';
import { Shortcuts } from './shortcuts';

export default { title: 'overview / shortcuts' };

export const Ordinary = () => (
  <Story>
    <Shortcuts />
  </Story>
);

export const Dark = () => (
  <Story dark>
    <Shortcuts />
  </Story>
);

export const Narrow = () => (
  <Story width={320}>
    <Shortcuts />
  </Story>
);
