import type { Feature } from '../../kit/context/context';
import { takeUp } from './take-up';

/** Devices that are known before they come. */
export const prepared: Feature = {
  bound: takeUp,
  actions: {
    '/api/v3/prepared/save': { text: '保存预配置', en: 'Save a prepared device' },
    '/api/v3/prepared/remove': { text: '删除预配置', en: 'Delete prepared devices' },
    '/api/v3/prepared/retry': { text: '重试预配置', en: 'Try a prepared device again' },
    '/api/v3/prepared/replace': { text: '登记替换设备', en: 'Register a replacement' },
    '/api/v3/prepared/import': { text: '导入预配置', en: 'Import prepared devices' },
  },
  names: ['SELECT remark AS name, device_id AS device FROM prepared_device WHERE account_id = $1 AND id = $2'],
};
