import { contract, text } from '../../../src/element/contract';

/** Backups of configurations. */
export const configBackupsContract = contract({
  tag: 'np-config-backups',
  name: 'ConfigBackups',
  family: 'devices',
  summary:
    '配置备份：手动与定时备份、下载、两份比较差异、恢复；指定网关时只看它，否则看账号下的全部；恢复与删除另需 device:manage',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  acts: ['device:manage'],
  props: { gwid: text('网关的 GWID；不填为全部网关') },
  events: {},
  parts: { panel: '外框' },
});
