import type { Plugin, PluginInstallation, PluginManifest } from '../../../src/api/contract/plugin';

/** What a package of the stories says of itself. */
export const manifest: PluginManifest = {
  ...{ id: 'speedtest', version: '1.1.0', name: '网速测试', about: '定时测量到云平台的下载速度与时延' },
  ...{ category: 'experience', changes: '可设置测量间隔', main: 'index.mjs', memory: 32 },
  rights: [
    { right: 'server', why: '下载一段数据来测速' },
    { right: 'network', why: '测量到指定地址的时延' },
  ],
  settings: [
    { name: 'minutes', label: '间隔（分钟）', kind: 'number', value: 60, min: 5, max: 1440 },
    {
      ...{ name: 'size', label: '数据量', kind: 'choice', value: 'small' },
      choices: [
        { value: 'small', label: '小（1 MB）' },
        { value: 'large', label: '大（10 MB）' },
      ],
    },
    { name: 'quiet', label: '夜间不测', kind: 'flag', value: false },
    { name: 'note', label: '备注', kind: 'text', value: '' },
  ],
  status: [
    { name: 'down', label: '下载', kind: 'number', unit: 'Mbps' },
    { name: 'last', label: '结果', kind: 'text' },
    { name: 'recent', label: '最近几次', kind: 'rows', columns: ['时间', '下载 Mbps'] },
  ],
};

/** A plugin of the market. */
export const plugin = (more: Partial<Plugin> = {}): Plugin => ({
  ...{ id: 'speedtest', name: '网速测试', about: manifest.about, category: 'experience', publisher: 'Netpane' },
  ...{ version: '1.1.0', size: 18_400, memory: 32, rights: ['server', 'network'], installed: 2, upgradable: 1 },
  ...{ stars: 4.5, reviews: 2, updated_at: '2026-11-18T02:00:00Z' },
  ...more,
});

/** A plugin on a gateway. */
export const installation = (more: Partial<PluginInstallation> = {}): PluginInstallation => ({
  ...{ gwid: 'g1', remark: '云栖酒店主楼', online: true, simulated: true, plugin: 'speedtest', name: '网速测试' },
  ...{
    version: '1.0.0',
    newest: '1.1.0',
    new_rights: ['network'],
    enabled: true,
    removing: false,
    delivery: 'done',
    delivery_error: '',
  },
  ...{ run: 'running', run_version: '1.0.0', run_reason: '', cpu: 1.5, memory: 22 },
  reported_at: '2026-11-20T02:00:00Z',
  ...more,
});

/** Gateways to choose among. */
export const gateways = [
  {
    ...{ gwid: 'g1', remark: '云栖酒店主楼', model: 'NP-R980', firmware: '3.7.12', online: true, simulated: true },
    ...{ plugins: 2, upgradable: 1, failing: 0 },
  },
  {
    ...{ gwid: 'g2', remark: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室', model: 'NP-R680' },
    ...{ firmware: '3.7.11', online: false, simulated: true, plugins: 0, upgradable: 0, failing: 0 },
  },
];

/** What every list of the stories reads. */
export const views = { '/api/v3/personalization/show': {}, '/api/v3/table_view/list': { list: [], total: 0 } };
