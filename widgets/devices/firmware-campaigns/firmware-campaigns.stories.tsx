import type { Campaign } from '../../../src/api/contract/firmware';
import { Story } from '../../../src/element/story';
import { FirmwareCampaigns } from './firmware-campaigns';

export default { title: 'devices / firmware-campaigns' };

const campaign = (id: string, more: Partial<Campaign>): Campaign => ({
  id,
  name: '升级到 3.7.12',
  version: '3.7.12',
  kind: 'gateway',
  state: 'running',
  reason: '',
  actor: 'de***@netpane.cn',
  starts_at: '2026-11-20T19:00:00Z',
  wait_until: '2026-11-21T19:00:00Z',
  waves: [10, 50, 100],
  wave: 1,
  stop_rate: 20,
  soak_minutes: 30,
  soak_until: null,
  total: 130,
  success: 41,
  failed: 2,
  skipped: 3,
  running: 20,
  waiting: 64,
  waiting_offline: 4,
  created_at: '2026-11-20T10:00:00Z',
  finished_at: null,
  ...more,
});

const list = [
  campaign('a', {}),
  campaign('b', {
    name: '夜间升级（华东直营与华南加盟全部门店，含仓库和临时网点）',
    state: 'scheduled',
    success: 0,
    failed: 0,
    skipped: 0,
  }),
  campaign('c', { state: 'paused', reason: '第 1 批失败率 31%，达到停止条件 20%', failed: 4, success: 9 }),
  campaign('d', { state: 'done', success: 128, failed: 0, skipped: 2, finished_at: '2026-11-20T20:00:00Z' }),
];
const answers = {
  '/api/v3/firmware/campaigns': { list, total: list.length },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

export const Ordinary = () => (
  <Story answers={answers}>
    <FirmwareCampaigns manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/firmware/campaigns': { list: [], total: 0 } }}>
    <FirmwareCampaigns manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/firmware/campaigns': 500 }}>
    <FirmwareCampaigns />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <FirmwareCampaigns />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <FirmwareCampaigns manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <FirmwareCampaigns />
  </Story>
);
