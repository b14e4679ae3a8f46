import { words } from '../../../src/text/words';

/** Words of the page that guests join Wi-Fi from. */
export const wifiJoinText = words('wifiJoin', {
  title: '连接 Wi-Fi',
  lead: '用另一台手机的相机扫码即可连接；在本机连接，请复制密码。',
  leadOpen: '用另一台手机的相机扫码即可连接；在本机连接，请到系统设置中选择它。',
  qr: (ssid: string) => `连接“${ssid}”的二维码`,
  password: '密码',
  copyPassword: '复制密码',
  copyName: '复制名称',
  noPassword: '无需密码',
  hidden: '隐藏网络',
  steps: '如何连接',
  system: '系统',
  systems: { ios: 'iPhone / Mac', android: 'Android', windows: 'Windows' },
  ios: (ssid: string, hidden: boolean, open: boolean) => [
    '扫码：打开“相机”，对准另一块屏幕上的二维码，点按“加入网络”。',
    hidden
      ? `本机：打开“设置”›“无线局域网”，点按“其他…”，输入名称 ${ssid}。`
      : `本机：打开“设置”›“无线局域网”，点按 ${ssid}。`,
    open ? '连接后如弹出认证页面，请按提示操作。' : '粘贴密码，点按“加入”。',
  ],
  android: (ssid: string, hidden: boolean, open: boolean) => [
    '扫码：打开“设置”›“WLAN”，点击右上角的扫码图标，对准另一块屏幕上的二维码。',
    hidden ? `本机：在“WLAN”中选择“添加网络”，输入名称 ${ssid}。` : `本机：在“WLAN”列表中点击 ${ssid}。`,
    open ? '连接后如弹出认证页面，请按提示操作。' : '粘贴密码，点击“连接”。',
  ],
  windows: (ssid: string, hidden: boolean, open: boolean) => [
    '点击任务栏右侧的网络图标，打开 WLAN 列表。',
    hidden ? `选择“隐藏的网络”，点击“连接”，输入名称 ${ssid}。` : `选择 ${ssid}，点击“连接”。`,
    open ? '连接后如弹出认证页面，请按提示操作。' : '粘贴密码，点击“下一步”。',
  ],
  until: (day: string) => `此页面有效期至 ${day}`,
  print: '打印',
  goneTitle: '链接已不可用',
  goneLead: '它可能已过期、已停用，或地址不完整。请向提供 Wi-Fi 的人索取新的链接。',
  offTitle: '暂时没有可连接的无线网络',
  offLead: '分享的无线网络已关闭或更名。请向提供 Wi-Fi 的人索取新的链接。',
});
