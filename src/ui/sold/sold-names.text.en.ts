import { translate } from '../../text/words';
import type { soldNames } from './sold-names.text';

const names: Readonly<Record<string, string>> = {
  体验版: 'Trial',
  基础版: 'Basic',
  标准版: 'Standard',
  专业版: 'Professional',
  企业版: 'Enterprise',
  异地组网: 'SD-WAN',
  智慧组网: 'Smart networking',
  内网穿透: 'Tunnels',
  'DNS 防御': 'DNS defence',
  蜜罐: 'Honeypot',
  云安全摄像: 'Cloud cameras',
  云防火墙插件: 'Firewall plugin',
  国际加速: 'International speed-up',
  云备份: 'Cloud backup',
  '多线 IPv6': 'IPv6 on many lines',
  游戏加速: 'Game speed-up',
  宽带提速: 'Broadband speed-up',
  一五加速: 'Onewu speed-up',
  个成员: 'members',
  台网关: 'gateways',
  路摄像头: 'cameras',
  机顶盒: 'Boxes',
  买二送一: 'Buy 2, get 1',
  买四送三: 'Buy 4, get 3',
  买四送四: 'Buy 4, get 4',
  免费升级: 'Free upgrade',
};

translate<typeof soldNames>('soldNames', { said: (text) => names[text] ?? text });
