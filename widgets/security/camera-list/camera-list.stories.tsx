import type { Story as LadleStory } from '@ladle/react';
import type { Camera } from '../../../src/api/contract/equipment';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { CameraList } from './camera-list';
import { cameraListContract } from './camera-list.contract';

export default { title: 'security / camera-list' };

const path = '/api/v3/camera/list';
const camera = (id: string, more: Partial<Camera> = {}): Camera => ({
  id,
  name: '门口摄像头',
  model: 'IPC-2143',
  mac: '02:00:5E:00:53:31',
  ip: '192.0.2.31',
  gwid: 'g1',
  gateway_remark: '杭州云栖酒店主楼',
  online: true,
  last_seen: '2026-11-20T06:06:00Z',
  record: 'motion',
  period: '',
  days: 30,
  quality: '2k',
  need: 453_600_000_000,
  simulated: true,
  ...more,
});
const list = [
  camera('cam_1'),
  camera('cam_2', {
    name: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室收银台摄像头',
    record: 'period',
    period: '20:00-08:00',
  }),
  camera('cam_3', { name: '库房摄像头', online: false, last_seen: null, ip: '', record: 'off', need: 0 }),
];
const svg = (fill: string) =>
  new Blob(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${fill}" d="M0 0h16v9H0z"/></svg>`],
    {
      type: 'image/svg+xml',
    },
  );
const reply = {
  list,
  total: list.length,
  counts: { all: 3, online: 2, offline: 1, recording: 2 },
  disks: [{ gwid: 'g1', remark: '杭州云栖酒店主楼', cameras: 3, need: 907_200_000_000, disk: 500_000_000_000 }],
  disk_total: 1,
};
const answers = {
  [path]: reply,
  '/api/v3/device/gateway/g1': {},
  '/api/v3/camera/snapshot/cam_1': svg('hsl(210 10% 30%)'),
  '/api/v3/camera/snapshot/cam_2': 404,
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
const none = { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, recording: 0 }, disks: [], disk_total: 0 };

export const Ordinary: LadleStory<PropsOf<typeof cameraListContract>> = (props) => (
  <Story answers={answers}>
    <CameraList {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(cameraListContract);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: none }}>
    <CameraList />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <CameraList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <CameraList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <CameraList gwid="g1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <CameraList gwid="g1" />
  </Story>
);
