import type { Story as LadleStory } from '@ladle/react';
import type { User } from '../../../src/api/contract/user';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { Consulting } from './consulting';
import { consultingContract } from './consulting.contract';

export default { title: 'support / consulting' };

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

const channel = {
  status: 'success',
  nickName: '客服 0317',
  userId: 'u1',
  accessId: 'netpane-console',
  peerId: 'peer-1',
  phone: '400-000-0000',
  return_type: 'free',
};

const answers = { '/api/v3/user': user, '/api/v3/customer_service': channel };

export const Ordinary: LadleStory<PropsOf<typeof consultingContract>> = (props) => (
  <Story answers={answers}>
    <Consulting open {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(consultingContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/customer_service': 500 }}>
    <Consulting open />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Consulting open />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <Consulting open />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <Consulting open />
  </Story>
);
