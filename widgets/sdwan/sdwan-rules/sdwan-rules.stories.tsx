import type { Story as LadleStory } from '@ladle/react';
import { newRule, type SdwanRule } from '../../../src/domain/sdwan';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { sampleNetwork } from '../shared/sdwan.fixture';
import { SdwanRules } from './sdwan-rules';
import { sdwanRulesContract } from './sdwan-rules.contract';

export default { title: 'sdwan / sdwan-rules' };

const path = '/api/v3/sdwan/rules';
const rule = (id: string, more: Partial<SdwanRule>): SdwanRule => ({ ...newRule('link', id), ...more });
const list = [
  rule('r1', { name: '视频会议走主链路', application: 'video' }),
  rule('r2', { name: '文件传输走备链路', application: 'file', action: 'backup', from: 'g2', failover: false }),
  rule('r3', {
    name: '网页浏览本地出口',
    application: 'web',
    action: 'local',
    enabled: false,
    source_ips: '192.0.2.0/24',
  }),
];
const { member_list: _, link_list: __, ...brief } = sampleNetwork;
const answers = {
  [path]: { rev: 1, list, total: list.length },
  '/api/v3/sdwan/detail/n1': sampleNetwork,
  '/api/v3/sdwan/list': { list: [brief], total: 1 },
};

export const Ordinary: LadleStory<PropsOf<typeof sdwanRulesContract>> = (props) => (
  <Story answers={answers}>
    <SdwanRules {...props} network="n1" manage />
  </Story>
);
Ordinary.argTypes = storyControls(sdwanRulesContract);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: { rev: 0, list: [], total: 0 } }}>
    <SdwanRules network="n1" manage />
  </Story>
);

export const NotIncluded = () => (
  <Story answers={{ ...answers, [path]: { rev: 0, list: [], total: 0 } }}>
    <SdwanRules kind="security" network="n1" manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <SdwanRules network="n1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanRules network="n1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanRules network="n1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SdwanRules network="n1" />
  </Story>
);
