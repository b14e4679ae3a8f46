import type { Story as LadleStory } from '@ladle/react';
import type { CameraRouter } from '../../../src/api/contract/equipment';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { CameraRouters } from './camera-routers';
import { cameraRoutersContract } from './camera-routers.contract';

export default { title: 'security / camera-routers' };

const path = '/api/v3/camera/routers';
const router = (gwid: string, more: Partial<CameraRouter> = {}): CameraRouter => ({
  gwid,
  remark: '杭州云栖酒店主楼',
  model: 'NP-R980',
  status: 'online',
  cameras: 12,
  online: 12,
  planned: 12,
  need: 453_600_000_000,
  disk: 2_000_000_000_000,
  simulated: true,
  ...more,
});
const list = [
  router('g1'),
  router('g2', {
    remark: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室',
    online: 9,
    need: 2_400_000_000_000,
    disk: 500_000_000_000,
  }),
  router('g3', { remark: '库房', status: 'offline', cameras: 2, online: 0, planned: 2, need: 9e9, disk: null }),
];
const views = { '/api/v3/personalization/show': {}, '/api/v3/table_view/list': { list: [], total: 0 } };
const answers = { ...views, [path]: { list, total: 3, counts: { all: 3, short: 1, lost: 2 } } };

export const Ordinary: LadleStory<PropsOf<typeof cameraRoutersContract>> = (props) => (
  <Story answers={answers}>
    <CameraRouters {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(cameraRoutersContract);

export const Nothing = () => (
  <Story answers={{ ...views, [path]: { list: [], total: 0, counts: { all: 0, short: 0, lost: 0 } } }}>
    <CameraRouters />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...views, [path]: 500 }}>
    <CameraRouters />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <CameraRouters />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <CameraRouters />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <CameraRouters />
  </Story>
);
