import type { Feature } from '../../kit/context/context';

/** Wi-Fi. */
export const wifi: Feature = {
  moves: { wifi_share: 'gateway_id' },
  actions: {
    '/api/v3/wifi/share/create': { text: '新建 Wi-Fi 分享链接', en: 'Share Wi-Fi by a link' },
    '/api/v3/wifi/share/revoke': { text: '停用 Wi-Fi 分享链接', en: 'Stop a Wi-Fi link' },
  },
};
