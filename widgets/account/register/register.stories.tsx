import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { Register } from './register';
import { registerContract } from './register.contract';

export default { title: 'account / register' };

/** A grey strip in place of a picture. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>',
  );

const answers = { '/api/v3/captcha/generate': { cache_key: 'story', captcha_img: picture } };

export const Ordinary: LadleStory<PropsOf<typeof registerContract>> = (props) => (
  <Story answers={answers} width={560}>
    <Register {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(registerContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/register_for_sms_code': 500 }} width={560}>
    <Register />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={560}>
    <Register />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={560}>
    <Register />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <Register />
  </Story>
);
