import { gateways, installation, manifest, plugin, views } from '../shared/plugins.fixture';

const list = [
  installation(),
  installation({
    ...{ gwid: 'g2', remark: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室', online: false, version: '1.1.0' },
    ...{ run: 'refused', run_reason: '签名无效', cpu: null, memory: null, delivery: 'failed' },
    delivery_error: '磁盘已满',
  }),
  installation({
    ...{ gwid: 'g3', remark: '', version: '1.1.0', run: null, run_version: '', cpu: null, memory: null },
    ...{ delivery: 'pending', reported_at: null },
  }),
];

/** Answers of the stories. */
export const pluginListAnswers = {
  '/api/v3/plugin/installed': { list, total: list.length, counts: { all: 3, upgradable: 1, failing: 1 } },
  '/api/v3/plugin/installed/g1/speedtest': {
    ...installation(),
    manifest,
    settings: { minutes: 60, size: 'small', quiet: false, note: '' },
    status: { down: 412.6, last: '成功', recent: [['10:00', '412.6'], ['09:00']] },
    log: ['10:00 下载 412.6 Mbps'],
  },
  '/api/v3/plugin/show/speedtest': {
    ...plugin(),
    versions: [
      { version: '1.1.0', changes: '可设置测量间隔', size: 18_400, published_at: '2026-11-18T02:00:00Z' },
      { version: '1.0.0', changes: '第一版', size: 17_100, published_at: '2026-10-01T02:00:00Z' },
    ],
  },
  '/api/v3/plugin/gateways': { list: gateways, total: gateways.length },
  ...views,
};
