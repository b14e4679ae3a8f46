import { openText } from '../../fleet/config/sealed';
import type { Feature } from '../../kit/context/context';
import { peopleSetting } from './document';

/** People with private passwords of wireless networks. */
export const people: Feature = {
  settings: { ppsk: peopleSetting },
  opens: {
    ppsk: (vault, accountId, params) =>
      params.networks === undefined ? params : { ...params, networks: openText(vault, accountId, params.networks) },
  },
  actions: {
    '/api/v3/wifi_person/save': { text: '保存个人密码', en: 'Save a private password' },
    '/api/v3/wifi_person/import': { text: '导入个人密码', en: 'Import private passwords' },
    '/api/v3/wifi_person/switch': { text: '启停个人密码', en: 'Switch private passwords on or off' },
    '/api/v3/wifi_person/extend': { text: '修改个人密码有效期', en: 'Change how long a private password holds' },
    '/api/v3/wifi_person/renew': { text: '更换个人密码', en: 'Change private passwords' },
    '/api/v3/wifi_person/remove': { text: '删除个人密码', en: 'Delete private passwords' },
    '/api/v3/wifi_person/show': { text: '查看个人密码', en: 'See a private password' },
  },
  names: ['SELECT name, NULL AS device FROM wifi_person WHERE account_id = $1 AND id = $2'],
};
