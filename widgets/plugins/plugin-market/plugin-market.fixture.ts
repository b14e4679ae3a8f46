import { gateways, manifest, plugin, views } from '../shared/plugins.fixture';

const list = [
  plugin(),
  plugin({
    ...{ id: 'snmp', name: 'SNMP 采集', about: '读取内网设备的接口状态与流量', category: 'analysis' },
    ...{ rights: ['network'], installed: 0, upgradable: 0, stars: null, reviews: 0 },
  }),
];

/** Answers of the stories. */
export const pluginMarketAnswers = {
  '/api/v3/plugin/list': {
    list,
    total: list.length,
    counts: [
      { category: 'analysis', count: 1 },
      { category: 'experience', count: 1 },
    ],
  },
  '/api/v3/plugin/show/speedtest': {
    ...plugin(),
    manifest,
    hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    versions: [
      { version: '1.1.0', changes: '可设置测量间隔', size: 18_400, published_at: '2026-11-18T02:00:00Z' },
      { version: '1.0.0', changes: '第一版', size: 17_100, published_at: '2026-10-01T02:00:00Z' },
    ],
    opinions: [
      { stars: 5, text: '每小时测一次，很稳', at: '2026-11-19T02:00:00Z', mine: true },
      { stars: 4, text: '', at: '2026-11-10T02:00:00Z', mine: false },
    ],
    without: 2,
  },
  '/api/v3/plugin/gateways': { list: gateways, total: gateways.length },
  ...views,
};
