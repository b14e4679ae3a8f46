import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { MacInfo } from './mac-info';
import { macInfoContract } from './mac-info.contract';

export default { title: 'clients / mac-info' };

const mac = 'A4:39:B3:0C:55:AF';
const path = '/api/v3/client/mac';
const device = {
  id: 'ap1',
  kind: 'ap',
  remark: '三楼东侧走廊',
  gwid: 'g1',
  gateway_remark: '杭州云栖酒店主楼',
  ip: '192.0.2.21',
  status: 'online',
};
const answers = { [path]: { mac, clients: [], devices: [device] } };

export const Ordinary: LadleStory<PropsOf<typeof macInfoContract>> = (props) => (
  <Story answers={answers}>
    <MacInfo {...props} mac={mac} />
  </Story>
);
Ordinary.argTypes = storyControls(macInfoContract);

export const Nothing = () => (
  <Story answers={{ [path]: { mac, clients: [], devices: [] } }}>
    <MacInfo mac={mac} />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <MacInfo mac={mac} />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <MacInfo mac={mac} />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <MacInfo mac={mac} />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <MacInfo />
  </Story>
);
