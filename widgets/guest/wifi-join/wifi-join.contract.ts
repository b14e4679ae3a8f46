import { contract, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-wifi-join>. */
export const wifiJoinContract = contract({
  tag: 'np-wifi-join',
  name: 'WifiJoin',
  family: 'guest',
  summary: '连接 Wi-Fi：凭分享密钥显示无线网络名称、二维码与密码，以及 iOS、Android、Windows 的连接步骤',
  status: 'beta',
  scopes: [],
  props: {
    gwid: text('网关编号'),
    shareKey: text('分享密钥'),
  },
  events: {},
  parts: { panel: '整个区域' },
});
