import { Story } from '../../../src/element/story';
import { ServiceCatalogue } from './service-catalogue';

export default { title: 'services / service-catalogue' };

const list = [
  {
    key: 'tunnel',
    name: '内网穿透',
    summary: '没有公网 IP，也能从外面访问内网',
    from_fen: 2800,
    owned: 1,
    ending: 1,
    unit: '台网关',
  },
  {
    key: 'camera',
    name: '云安全摄像',
    summary: '摄像头接入云端：在线状态、快照、录像存储',
    from_fen: 1200,
    owned: 0,
    unit: '路摄像头',
  },
];
const answers = { '/api/v3/service/list': { list, total: 2 } };

export const Ordinary = () => (
  <Story answers={answers}>
    <ServiceCatalogue />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ '/api/v3/service/list': { list: [], total: 0 } }}>
    <ServiceCatalogue owned />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/service/list': 500 }}>
    <ServiceCatalogue />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ServiceCatalogue />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ServiceCatalogue />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <ServiceCatalogue />
  </Story>
);
