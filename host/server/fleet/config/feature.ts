import type { Feature } from '../../kit/context/context';
import { openText } from './sealed';

/** Configurations and their backups. */
export const config: Feature = {
  opens: {
    config: (vault, accountId, params) =>
      params.sections === undefined ? params : { ...params, sections: openText(vault, accountId, params.sections) },
  },
  actions: {
    '/api/v3/backup/create': { text: '备份配置', en: 'Back up configurations' },
    '/api/v3/backup/remove': { text: '删除配置备份', en: 'Delete configuration backups' },
    '/api/v3/backup/restore': { text: '恢复配置备份', en: 'Restore a configuration backup' },
    '/api/v3/backup/plan': { text: '修改定时备份', en: 'Change scheduled backups' },
    '/api/v3/config/draft': { text: '修改配置草稿', en: 'Change a draft' },
    '/api/v3/config/discard': { text: '放弃配置草稿', en: 'Discard a draft' },
    '/api/v3/config/take': { text: '将历史版本载入草稿', en: 'Take an older version into the draft' },
    '/api/v3/config/apply': { text: '下发配置', en: 'Apply configurations' },
    '/api/v3/config/patch': { text: '批量修改配置', en: 'Change configurations in bulk' },
    '/api/v3/config/rollback': { text: '回滚配置', en: 'Roll a configuration back' },
    '/api/v3/config/import': { text: '导入设备上的配置', en: 'Import a device’s configuration' },
    '/api/v3/config/overwrite': { text: '用云端配置覆盖设备', en: 'Overwrite a device from the cloud' },
    '/api/v3/config/retry': { text: '重新下发配置', en: 'Apply configurations again' },
  },
};
