import type { Feature } from '../../kit/context/context';
import { tunnelDocument } from './document';

/** Ways from the internet to machines behind a gateway. */
export const tunnel: Feature = {
  moves: { tunnel_mapping: 'gateway_id', tunnel_serving: 'gateway_id' },
  settings: { tunnel: { name: 'tunnelService', document: tunnelDocument } },
  actions: {
    '/api/v3/tunnel/save': { text: '保存穿透映射', en: 'Save a tunnel mapping' },
    '/api/v3/tunnel/switch': { text: '启停穿透映射', en: 'Switch tunnel mappings on or off' },
    '/api/v3/tunnel/remove': { text: '删除穿透映射', en: 'Delete a tunnel mapping' },
    '/api/v3/tunnel/retry': { text: '重新下发穿透配置', en: 'Send tunnel settings again' },
  },
};
