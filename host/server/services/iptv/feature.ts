import type { Feature } from '../../kit/context/context';
import { settingOf } from '../settings/document';
import { iptvKind } from './kind';

/** Television of the provider, brought to the rooms by a gateway. */
export const iptv: Feature = {
  serviceKinds: { iptv: iptvKind },
  settings: { iptv: settingOf('iptv', 'iptv', iptvKind) },
  actions: {
    '/api/v3/iptv/node/save': { text: '保存 IPTV 节点', en: 'Save an IPTV node' },
    '/api/v3/iptv/node/remove': { text: '删除 IPTV 节点', en: 'Delete an IPTV node' },
  },
  names: ['SELECT name, NULL FROM iptv_node WHERE account_id = $1 AND id = $2'],
};
