import type { Story as LadleStory } from '@ladle/react';
import type { User } from '../../../src/api/contract/user';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { Personalization } from './personalization';
import { personalizationContract } from './personalization.contract';

export default { title: 'account / personalization' };

/** An ordinary account holder. */
const user: User = {
  email: 'linzhao@shanyu.cn',
  mobile: '13805712046',
  qq: '80041188',
  account_code: 'Z4C9GPCQ66QH',
  created_at: '2023-09-27T09:40:38Z',
  messages: [],
  network_status: true,
  is_agent: false,
  local_sdwan: true,
  personalization: { theme: 'WHITE', home_section: 'REVENUE', table_column: { 'device.gateway': ['remark'] } },
  home_middle: null,
  home_banners: [],
  customer: 'free',
};

const answers = { '/api/v3/user': user, '/api/v3/personalization/update': user.personalization };

export const Ordinary: LadleStory<PropsOf<typeof personalizationContract>> = (props) => (
  <Story answers={answers}>
    <Personalization {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(personalizationContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/user': 500 }}>
    <Personalization />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Personalization />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <Personalization />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <Personalization />
  </Story>
);
