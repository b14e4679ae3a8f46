import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of how safe the networks are. */
export const securityPostureText = words('securityPosture', {
  label: '云安全评分',
  score: '安全评分',
  of: (gateways: string) => `${gateways} 台网关`,
  checked: (at: string) => `${at} 检查`,
  grades: { good: '良好', warning: '有风险', bad: '风险高' },
  explain: '评分 = 各项得分之和 ÷ 可检查各项的满分。没有数据的项、没有开通服务的网关都不计入，购买服务本身不加分。',
  points: (points: string, most: number) => `${points} / ${most} 分`,
  states: { good: '正常', warning: '部分未达标', bad: '大部分未达标', unknown: '没有数据' },
  items: { dns: 'DNS 防御', firewall: '防火墙', ports: '高危端口', passwords: '弱口令', honeypot: '蜜罐' },
  about: {
    dns: '已开通的网关中，已开启并在设备上生效的',
    firewall: '有防火墙或已开通防火墙插件的网关中，已生效的',
    ports: '没有把高危端口映射到外网的网关（只算已读取配置的）',
    passwords: '口令合格的无线网络（只算已读取配置的 AP），以及登录账号的两步验证',
    honeypot: '已开通的网关中，蜜罐已生效的',
  },
  ratio: (good: string, of: string) => `${good} / ${of}`,
  cost: (points: string) => `扣 ${points} 分`,
  more: (count: string) => `另有 ${count} 项`,
  fix: { dns: '去设置', firewall: '去设置', ports: '改端口映射', passwords: '去修改', honeypot: '去设置' },
  found: {
    failed: (place: string, _: string, service: string) => spaced`${place}：${service}下发失败`,
    off: (place: string, _: string, service: string) => spaced`${place}：${service}没有开启`,
    waiting: (place: string, _: string, service: string) => spaced`${place}：${service}还没有在设备上生效`,
    twoStep: () => '登录账号没有开启两步验证',
    wifiOpen: (place: string, name: string) => `${place}：无线“${name}”没有密码`,
    wifiWeak: (place: string, name: string) => `${place}：无线“${name}”的密码太弱`,
    ports: (place: string, name: string) => `${place}：对外开放了高危端口 ${name}`,
  },
  all: '查看全部',
  allGood: '没有发现问题',
  none: '还没有可检查的网关',
  noneReason: '绑定网关后，会按 DNS、防火墙、端口、口令与蜜罐给出评分。',
  bind: '网络列表',
});
