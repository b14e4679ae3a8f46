import type { Story as LadleStory } from '@ladle/react';
import type { Backup } from '../../../src/api/contract/backup';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { ConfigBackups } from './config-backups';
import { configBackupsContract } from './config-backups.contract';

export default { title: 'devices / config-backups' };

const gwid = '2b91d07c55af';
const backup = (id: string, more: Partial<Backup> = {}): Backup => ({
  id,
  device: gwid,
  remark: '杭州云栖酒店主楼',
  at: '2026-11-20T06:00:00Z',
  origin: 'manual',
  author: 'li***@shanyu.cn',
  note: '上线前',
  version: 3,
  bytes: 2480,
  same: false,
  ...more,
});
const list = [
  backup('b3', { at: '2026-11-20T19:00:00Z', origin: 'planned', author: '', note: '', same: true }),
  backup('b2'),
  backup('b1', { at: '2026-11-18T06:00:00Z', origin: 'before', note: '恢复前自动备份', version: 2 }),
];
const answers = {
  '/api/v3/backup/list': { list, total: list.length },
  [`/api/v3/backup/plan/${gwid}`]: {
    enabled: true,
    every: 'weekly',
    weekday: 1,
    hour: 3,
    keep: 7,
    next_at: '2026-11-22T19:00:00Z',
  },
  '/api/v3/backup/compare': [
    {
      section: 'vlan',
      label: 'VLAN',
      op: 'changed',
      row: 'v20',
      name: 'VLAN 20 访客',
      fields: [{ label: '网关地址', before: '172.16.20.1/24', after: '172.16.21.1/24' }],
    },
  ],
};

export const Ordinary: LadleStory<PropsOf<typeof configBackupsContract>> = (props) => (
  <Story answers={answers}>
    <ConfigBackups {...props} gwid={gwid} />
  </Story>
);
Ordinary.argTypes = storyControls(configBackupsContract);

export const Every = () => (
  <Story answers={answers}>
    <ConfigBackups />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/backup/list': { list: [], total: 0 } }}>
    <ConfigBackups gwid={gwid} />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/backup/list': 500 }}>
    <ConfigBackups gwid={gwid} />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ConfigBackups gwid={gwid} />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ConfigBackups gwid={gwid} />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ConfigBackups gwid={gwid} />
  </Story>
);
