import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { SdwanCreate } from './sdwan-create';
import { sdwanCreateContract } from './sdwan-create.contract';

export default { title: 'sdwan / sdwan-create' };

const path = '/api/v3/sdwan/candidates';
const list = ['杭州云栖酒店主楼', '成都太古里店', '重庆两江新区国际会展中心南侧地下商业街三期招商办公室'].map(
  (remark, i) => ({
    gwid: `g${i + 1}`,
    remark,
    model: 'NP-R680',
    status: i === 1 ? 'offline' : 'online',
    location: '杭州市西湖区',
    taken: null,
  }),
);
const answers = { [path]: { list, total: list.length } };

export const Ordinary: LadleStory<PropsOf<typeof sdwanCreateContract>> = (props) => (
  <Story answers={answers}>
    <SdwanCreate {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(sdwanCreateContract);

export const Nothing = () => (
  <Story answers={{ [path]: { list: [], total: 0 } }}>
    <SdwanCreate />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <SdwanCreate />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanCreate />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanCreate />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SdwanCreate />
  </Story>
);
