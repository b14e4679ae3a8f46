import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-wifi-shares>. */
export const wifiSharesContract = contract({
  tag: 'np-wifi-shares',
  name: 'WifiShares',
  family: 'guest',
  summary: 'Wi-Fi 分享：为一台网关的无线网络生成限时、可停用的访客链接与二维码，查看打开次数',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    gwid: text('网关编号'),
    manage: flag('可新建与停用链接，需要 device:write，新建另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
