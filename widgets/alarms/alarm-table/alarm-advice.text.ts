import type { AlarmKind } from '../../../src/domain/alarm-kinds';
import { words } from '../../../src/text/words';

/** What usually helps, by kind of alarm, in the order to try it. */
export const alarmAdvice: Readonly<Record<AlarmKind, readonly string[]>> = words('alarmAdvice', {
  gateway_offline: ['确认现场供电与光猫指示灯', '从另一条线路或现场检查外网是否中断', '仍未恢复时，请现场重启网关'],
  wan_down: ['检查该线路的网线与光猫', '联系运营商确认线路状态', '确认备用线路带宽足够'],
  ap_lost: ['检查 AP 上联交换机的供电与端口', '确认管理 VLAN 在上联口放行', '仍未恢复时，重启 AC 服务'],
  ap_offline: ['检查 AP 的 PoE 供电与网线', '在交换机上重启对应端口', '仍未恢复时，更换网线或 AP'],
  switch_offline: ['检查交换机供电', '检查上联网线与光模块', '确认管理地址没有冲突'],
  firewall_offline: ['检查防火墙供电与管理口', '确认流量是否已走旁路', '仍未恢复时，请现场重启'],
  cpu_high: ['在在线用户中查看流量最大的终端', '检查是否有环路或攻击', '连接数长期偏高时，更换更高型号'],
  memory_high: ['查看近期开启的插件', '在业务空闲时重启设备', '升级到最新固件'],
  disk_high: ['清理日志与备份', '缩短日志保存天数', '更换更大的硬盘'],
  port_loop: ['拔掉该端口的网线，确认现场接线', '检查下级交换机是否自环', '接线恢复后，端口会自动放行'],
  radio_busy: ['在业务空闲时重新选择信道', '降低发射功率或减少频宽', '引导终端使用 5G'],
  line_loss: ['对该线路做连续 ping 测试', '检查带宽是否占满', '联系运营商检测线路质量'],
  firmware_new: ['查看新版本说明', '选择业务空闲时段升级', '先在一台设备上验证再批量升级'],
  restarted: ['确认是否有人手动重启', '检查现场供电是否稳定', '频繁重启时，请联系客服'],
  tunnel_down: ['在组网地图中查看断开的一端', '检查该网关的外网线路', '确认组网套餐没有到期或暂停'],
  tunnel_loss: ['检查两端线路的带宽是否占满', '对两端线路做连续 ping 测试', '丢包持续时，联系运营商或更换线路'],
  tunnel_slow: ['在组网地图中查看是否经过中继', '检查两端线路的时延', '业务对时延敏感时，改用就近的中心'],
  decoy_touched: ['在攻击日志中查看来源终端', '找到这台终端并查杀病毒', '确认无害前先拉黑该终端'],
});
