import type { Service } from '../../../src/api/contract/service';
import { Story } from '../../../src/element/story';
import { ServiceIntro } from './service-intro';

export default { title: 'services / service-intro' };

const service: Service = {
  key: 'tunnel',
  name: '内网穿透',
  summary: '没有公网 IP，也能从外面访问内网的设备与系统',
  from_fen: 2800,
  owned: 1,
  points: [
    { title: '固定域名', text: '每条映射一个子域名，地址不随宽带变化' },
    { title: '多种协议', text: 'HTTP、HTTPS、TCP、UDP 与远程桌面' },
  ],
  requirements: ['路由器固件 3.7.09 或更新'],
  unit: '台网关',
  most: 1,
  bound: true,
  tiers: [],
  compare: [],
  durations: [],
};
const answers = { '/api/v3/service/detail/tunnel': service };

export const Ordinary = () => (
  <Story answers={answers}>
    <ServiceIntro service="tunnel" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/service/detail/tunnel': 500 }}>
    <ServiceIntro service="tunnel" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ServiceIntro service="tunnel" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ServiceIntro service="tunnel" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <ServiceIntro service="tunnel" />
  </Story>
);
