import { onGateway, type SoldService } from './sold';

/** What makes a network faster or more useful. */
export const speed: readonly SoldService[] = [
  onGateway({
    key: 'overseas_speedup',
    closed: true,
    name: '国际加速',
    summary: '选中的终端访问选中的海外应用时走国际线路，其余流量照旧走本地宽带',
    points: [
      ['按成员分配', '哪些终端走线路、各有多少带宽由你决定'],
      ['时延由网关实测', '到线路的时延、应用走线路前后的时延与丢包，都由你的网关测量'],
      ['用途登记', '每个成员登记用途，由运营方审核后放行'],
    ],
    fen: [9_800, 29_800],
    promoted: { id: 'overseas-1', code: 'OS', percent: 18 },
    rows: [
      ['带宽', '5 Mbps', '20 Mbps'],
      ['成员', '5 个', '50 个'],
      ['加速组', '2 个', '10 个'],
    ],
  }),
  onGateway({
    key: 'backup_v2',
    name: '云备份',
    summary: '配置与文件定时备份到云端，随时恢复',
    points: [
      ['定时备份', '按天、按周自动备份，失败告警'],
      ['版本恢复', '保留多个版本，任选一个恢复'],
      ['加密存储', '传输与存储全程加密'],
    ],
    fen: [990, 2_990],
    promoted: { id: 'backup-1', code: 'BK', percent: 15 },
    trial: 30,
    rows: [
      ['空间', '1 GB', '20 GB', '200 GB'],
      ['保留版本', '3 个', '10 个', '50 个'],
      ['跨地域副本', false, false, true],
    ],
  }),
  onGateway({
    key: 'ipv6',
    closed: true,
    name: '多线 IPv6',
    summary: '多条宽带同时使用 IPv6，出口地址稳定',
    points: [
      ['多线并用', '多条线路的前缀统一分配'],
      ['断线切换', '线路中断时终端无需重新获取地址'],
    ],
    fen: [1_900, 4_900],
    promoted: { id: 'ipv6-1', code: 'V6', percent: 25 },
    rows: [
      ['线路', '2 条', '8 条'],
      ['前缀固定', false, true],
    ],
  }),
  onGateway({
    key: 'iptv',
    name: 'IPTV',
    summary: '把运营商 IPTV 带到每个房间：网关按端口划分电视与上网，组播代理，主源出问题时换备源',
    points: [
      ['单线复用', '一个 LAN 口同时走上网与电视：上网 VLAN 不带标签，电视 VLAN 带标签'],
      ['组播代理', 'IGMP v2、v3 代理或 Snooping，电视流量按 802.1p 优先'],
      ['主备两个源', '专业版按丢包自动切到备源，恢复后切回，也可以手动切换'],
    ],
    fen: [1_500, 3_500],
    rows: [
      ['机顶盒', '8 台', '64 台'],
      ['备用配置', false, true],
    ],
    about: [
      ['适用设备', '固件支持 IPTV 的网关；不支持的网关不能购买和绑定'],
      ['对网关的改变', '在选定的端口上加电视 VLAN、开组播代理、设转发优先级；引用的 VLAN 需先在网关的 VLAN 页面创建'],
      ['怎样看到效果', '配置页显示下发状态、在用源的丢包、在看台数，以及启用前后各测一次的丢包、抖动与码率'],
      ['怎样停用', '可随时暂停，网关撤下这些设置并保留配置；到期自动停用，不自动续费'],
    ],
  }),
  onGateway({
    key: 'game_v2',
    closed: true,
    name: '游戏加速',
    summary: '网吧、电竞酒店的游戏专线，降低延迟与丢包',
    points: [
      ['专线选路', '按游戏自动选择最优线路'],
      ['延迟可见', '加速前后的延迟与丢包一目了然'],
    ],
    fen: [3_900, 9_900],
    trial: 3,
    rows: [
      ['同时加速', '2 台', '20 台', '200 台'],
      ['游戏数量', '10 款', '全部', '全部'],
      ['自定义规则', false, false, true],
    ],
  }),
  onGateway({
    key: 'speedup',
    closed: true,
    name: '宽带提速',
    summary: '高峰时段临时提升带宽，按需开通',
    points: [
      ['即开即用', '开通后数分钟生效'],
      ['按时段', '只在需要的时段提速'],
    ],
    fen: [2_900, 5_900],
    rows: [
      ['提速', '100 Mbps', '500 Mbps'],
      ['全天', false, true],
    ],
    requirement: '线路所属运营商支持提速',
  }),
  onGateway({
    key: 'onewu_speedup',
    closed: true,
    name: '一五加速',
    summary: '常用办公与云盘应用的加速通道',
    points: [
      ['应用优先', '会议、云盘与邮件优先走加速通道'],
      ['自动识别', '无需逐个配置'],
    ],
    fen: [1_500, 3_900],
    rows: [
      ['带宽', '15 Mbps', '50 Mbps'],
      ['自定义应用', false, true],
    ],
  }),
];
