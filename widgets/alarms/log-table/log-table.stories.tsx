import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { logs } from '../../../src/api/contract/log';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { LogTable } from './log-table';
import { logTableContract } from './log-table.contract';
import { upgrades } from './log-table.fixture';

export default { title: 'alarms / log-table' };

const list = '/api/v3/logs/list';

const settings = {
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

const actions: DataOf<typeof logs> = {
  total: 3,
  list: [
    {
      id: '3',
      at: '2026-11-20T06:29:48Z',
      actor: 'd***@netpane.cn',
      target: '杭州云栖酒店主楼：AC 与 12 台 AP 失去连接',
      text: '确认告警',
      ok: true,
      simulated: false,
      detail: { ip: '198.51.100.24' },
    },
    {
      id: '2',
      at: '2026-11-20T02:00:00Z',
      actor: '合作方 par_1',
      target: '共 12 项',
      text: '重启设备',
      ok: true,
      simulated: false,
      detail: { ip: '203.0.113.9' },
    },
    {
      id: '1',
      at: '2026-11-19T02:00:00Z',
      actor: 'd***@netpane.cn',
      target: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室路由器',
      text: '修改设备名称',
      ok: true,
      simulated: false,
      detail: { ip: '198.51.100.24' },
    },
  ],
};

export const Ordinary: LadleStory<PropsOf<typeof logTableContract>> = (props) => (
  <Story answers={{ ...settings, [list]: actions }}>
    <LogTable {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(logTableContract);

export const Upgrades = () => (
  <Story answers={{ ...settings, [list]: upgrades }}>
    <LogTable kind="upgrade" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...settings, [list]: { list: [], total: 0 } }}>
    <LogTable kind="business" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...settings, [list]: 500 }}>
    <LogTable />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <LogTable />
  </Story>
);

export const Dark = () => (
  <Story answers={{ ...settings, [list]: upgrades }} dark>
    <LogTable kind="upgrade" />
  </Story>
);
