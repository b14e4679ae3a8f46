import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sdwanPackages, type RuleKind } from '../../src/domain/sdwan';
import { catalogue, type SoldService } from '../../host/server/services/catalogue/catalogue';

/** Tests that show what is promised: file, and a part of a title in it. */
const shown = {
  topologies: ['server/sdwan.test.ts', 'of topology %s fits its package and lives'],
  direct: ['domain/sdwan-import.test.ts', 'have a link for each pair, after those to the centre'],
  rules: ['server/sdwan-rule.test.ts', 'are kept in their order, and the log tells from what to what'],
  ruleKinds: ['server/sdwan-rule.test.ts', 'are refused where the package has none of their kind'],
  limits: ['server/sdwan.test.ts', 'refuse what the package does not allow, at the member'],
  once: ['server/sdwan.test.ts', 'are refused before anything is paid, where they would be after'],
  lans: ['server/smart-network.test.ts', 'takes the local networks that were chosen and direct branches'],
  taken: [
    'server/sdwan.test.ts',
    'keep what is changed, tell the log from what to what, and let the gateways take it over',
  ],
  live: ['server/sdwan.test.ts', 'have live links, which rest while the network is paused'],
  delivered: [
    'server/sdwan-delivery.test.ts',
    'is told what it is, its peers and who is behind them, and is in force once it says so',
  ],
  memberRefuses: ['server/sdwan-delivery.test.ts', 'says in its own words why it cannot, and is asked again on demand'],
  networkFit: [
    'server/sdwan-delivery.test.ts',
    'that says it can be none is not taken, and one that is there already is told nothing',
  ],
  centresFit: [
    'server/sdwan-delivery.test.ts',
    'that cannot change over is in no network of two centres, unless it was in one before',
  ],
  rulesFit: ['server/sdwan-delivery.test.ts', 'carries rules out only where it says that it does'],
  tunnels: ['server/sdwan-delivery.test.ts', 'measures its own links, and no others'],
  takenDown: [
    'server/sdwan-delivery.test.ts',
    'takes its tunnels down when the network pauses, ends, is removed, or it leaves',
  ],
  free: ['server/sdwan.test.ts', 'give gateways and package back when they are removed'],
  exam: ['server/sdwan-check.test.ts', 'is refused where the package has none'],
  plan: ['host/promises.test.ts', 'a network has what its package says'],
  fit: ['server/service-setting.test.ts', 'is not offered where the gateway says that it cannot'],
  notSold: ['server/traffic.test.ts', 'is not sold to a gateway that it cannot be true for'],
  effect: ['browser/flows/services.test.ts', 'is bought, delivered and measured'],
  pause: ['server/service-setting.test.ts', 'is paused and goes on, and ends with its package'],
  members: [
    'server/speedup.test.ts',
    'is made, waits for members, and goes to its gateway with those that the operator lets in',
  ],
  measured: ['server/speedup.test.ts', 'of an application is taken without its line and over it'],
  refusedMember: ['server/speedup.test.ts', 'are refused with a reason, and in the demo approved by it, which says so'],
  policyFit: [
    'server/speedup-policy.test.ts',
    'is none on a gateway that says it cannot choose lines, and only it has policies',
  ],
  speedupPlan: ['server/speedup.test.ts', 'gives what it says'],
  nightly: ['server/service.test.ts', 'of cloud backup backs its gateway up each night'],
  kept: ['server/backup.test.ts', 'takes backups when they are due and keeps as many as it says'],
  restored: [
    'server/backup.test.ts',
    'holds what the device shall run, is compared with it and restored by the name of the device',
  ],
  compared: ['server/backup.test.ts', 'is compared with another one and leaves as a file'],
  v6: ['server/traffic.test.ts', 'takes prefixes of lines, and translates them where the network keeps its own'],
  iptv: [
    'server/service-setting.test.ts',
    'is delivered whole, with both sources, and in force once the gateway said so',
  ],
  iptvVlans: [
    'server/service-setting.test.ts',
    'names VLANs that were created on the gateway, interfaces and nodes that are there, and each port once',
  ],
  iptvBackup: ['server/service-setting.test.ts', 'has a backup source in the professional package only'],
  games: [
    'server/traffic.test.ts',
    'tells the ports of the chosen games, the devices of the package, and a newer list by itself',
  ],
  gameTiers: ['server/traffic.test.ts', 'has ten games on trial, and own rules in the professional package'],
  lines: ['server/traffic.test.ts', 'takes two lines at least, each once, and hours in the professional package'],
  apps: ['server/traffic.test.ts', 'tells the domains of the chosen apps, and keeps as much as the package has'],
  mapped: ['server/tunnel.test.ts', 'is delivered to its gateway, and says how far it has come'],
  mappedOff: ['server/tunnel.test.ts', 'that is switched off or removed is not told to the gateway any more'],
  guardTravel: ['server/guard.test.ts', 'wait, travel, hold; what the gateway runs is what it said'],
  guardPackage: ['server/guard.test.ts', 'need a package, and go no further than it'],
  guardOwn: ['server/guard.test.ts', 'of a honeypot and of the firewall plugin are held to their own rules'],
  guardLists: ['server/guard.test.ts', 'name what stands in the other list, and move it when that is wanted'],
  guardRead: ['server/guard.test.ts', 'is read by time, terminal, class and words, and adds up'],
  guardFigure: ['server/guard-simulated.test.ts', 'feed the figure of the overview with what their log holds'],
  guardLibrary: ['server/guard.test.ts', 'take a new rule library by themselves where they want it'],
  guardEnd: ['server/guard.test.ts', 'stop when the package runs out'],
  guardOff: ['server/guard.test.ts', 'are switched for many at once, each telling its own'],
  guardPlan: ['domain/security.test.ts', 'of %s is what is sold'],
  decoys: ['server/guard-alarm.test.ts', 'once the honeypot was bought: kept, and an alarm until it is calm'],
  cameraList: ['server/equipment.test.ts', 'are counted by gateway, with what the plans need of its disk'],
  cameraPicture: [
    'server/equipment.test.ts',
    'show a picture that says it is simulated, and none while they are offline',
  ],
  cameraPlan: ['server/equipment.test.ts', 'record by a new plan once their gateway took it'],
  cameraPaid: [
    'server/equipment.test.ts',
    'record with a package on their gateway alone, as many as it has and for its days',
  ],
  speedupOff: [
    'server/speedup.test.ts',
    'is taken from its gateway when it is paused, and when the operator closes its line',
  ],
  speedupUse: ['server/speedup.test.ts', 'counts what its members sent, by the day'],
  speedupOnly: ['server/speedup.test.ts', 'keeps a member that does not go over the line, and none that was removed'],
  speedupEnd: ['server/speedup.test.ts', 'that ends takes everything from the gateway, and renewed gives it back'],
  tunnelFit: ['server/service-setting.test.ts', 'is not offered where the gateway says that it cannot'],
  tunnelRefused: ['server/tunnel.test.ts', 'waits for a gateway that is away, and is tried again after it was refused'],
  tunnelEnd: ['server/tunnel.test.ts', 'that ends takes everything from the gateway, and renewed gives it back'],
  tunnelPlan: ['server/tunnel.test.ts', 'gives what it says'],
  tunnelFlow: ['server/tunnel.test.ts', 'grow with what a gateway tells about its own mappings only'],
  tunnelTrial: ['server/tunnel.test.ts', 'that is a trial gives one mapping under a name of its own'],
} as const satisfies Record<string, readonly [file: string, title: string]>;
type Shown = keyof typeof shown;

/** What the landing page and the packages of a service say, and the tests that show it. */
const promises: Readonly<Record<string, readonly (readonly [sentence: string, ...tests: Shown[]])[]>> = {
  sdwan: [
    ['多站点互通：星型、双中心、树型三种拓扑；星型与双中心可让分支之间直连', 'topologies', 'direct'],
    ['链路策略：基础版起按应用指定成员走哪条路，按顺序匹配', 'rules', 'ruleKinds'],
    ['境外侧带宽：标准版起成员可放在境外侧，带宽单独计算', 'limits'],
    ['适用设备：每个成员一台网关，每台至少一条可上网的线路；一台网关只能在一个组网里', 'once'],
    [
      '适用固件：说明自己支持组网的网关；不支持的不能加入，没有说明的以它的应答为准；双中心与各类规则另需网关支持',
      ...(['networkFit', 'memberRefuses', 'centresFit', 'rulesFit'] as const),
    ],
    [
      '对网关的改变：每次保存向每个成员下发它自己的隧道、路由、带宽与选定的内网网段；网关应答后才显示已生效，拒绝时显示它的原因',
      'delivered',
      'taken',
      'lans',
      'memberRefuses',
    ],
    [
      '怎样看到效果：管理页显示每个成员的下发状态，每条链路的状态、时延、丢包与流量；标准版起可体检',
      'delivered',
      'tunnels',
      'live',
      'exam',
    ],
    [
      '怎样停用：暂停、到期、移出成员或删除组网时，网关收到指令撤下隧道；删除后套餐与网关可再用；不自动续费',
      'takenDown',
      'free',
    ],
    ['成员数量：2 / 5 / 20 / 100', 'plan'],
    ['境内侧总带宽：5 Mbps / 20 Mbps / 100 Mbps / 500 Mbps', 'plan'],
    ['境外侧总带宽：false / false / 20 Mbps / 100 Mbps', 'plan'],
    ['拓扑类型：星型 / 星型、双中心 / 星型、双中心、树型 / 星型、双中心、树型', 'plan'],
    ['链路策略：false / 基础 / true / true', 'rules', 'ruleKinds'],
    ['应用发布：false / false / true / true', 'ruleKinds'],
    ['过滤规则与安全策略：false / false / false / true', 'ruleKinds'],
    ['组网体检：false / false / true / true', 'exam'],
    ['2 个成员', 'plan'],
    ['境内 5 Mbps', 'plan'],
    ['星型拓扑', 'plan'],
    ['5 个成员', 'plan'],
    ['境内 20 Mbps', 'plan'],
    ['星型、双中心拓扑', 'plan'],
    ['基础链路策略', 'ruleKinds'],
    ['20 个成员', 'plan'],
    ['境内 100 Mbps，境外 20 Mbps', 'plan'],
    ['全部三种拓扑', 'plan'],
    ['链路策略与应用发布', 'ruleKinds'],
    ['组网体检', 'exam'],
    ['100 个成员', 'plan'],
    ['境内 500 Mbps，境外 100 Mbps', 'plan'],
    ['过滤规则与安全策略', 'ruleKinds'],
  ],
  overseas_speedup: [
    ['按成员分配：哪些终端走线路、各有多少带宽由你决定', 'members'],
    ['时延由网关实测：到线路的时延、应用走线路前后的时延与丢包，都由你的网关测量', 'measured'],
    ['用途登记：每个成员登记用途，由运营方审核后放行', 'members', 'refusedMember'],
    [
      '适用设备：固件支持国际加速的网关；不支持的不能购买和绑定，没有说明的需再确认一次；2.0 另需支持自动选路',
      'fit',
      'policyFit',
    ],
    ['对网关的改变：下发已通过成员的应用域名、线路与带宽；其余终端与其余流量的去向不变', 'members', 'speedupOnly'],
    [
      '怎样看到效果：加速组显示下发状态与每天的用量；可随时让网关测量每个应用走线路前后的时延与丢包',
      'speedupUse',
      'measured',
    ],
    [
      '怎样停用：可随时暂停或删除加速组，网关撤下它；到期后网关撤下全部加速组，续费后恢复；不自动续费',
      'speedupOff',
      'speedupEnd',
    ],
    ['带宽：5 Mbps / 20 Mbps', 'speedupPlan'],
    ['成员：5 个 / 50 个', 'speedupPlan'],
    ['加速组：2 个 / 10 个', 'speedupPlan'],
  ],
  backup_v2: [
    ['定时备份：开通后每天自动备份，也可改为每周', 'nightly', 'kept'],
    ['版本恢复：保留多个版本，任选一个恢复', 'restored'],
    ['前后对比：任意两个版本逐项比较，可下载为文件', 'compared'],
    ['适用设备：由云端下发配置的网关', 'nightly'],
    ['对网关的改变：不改变网关的设置；恢复一个版本时按该版本下发，下发前列出差异', 'restored'],
    ['怎样看到效果：云备份页列出每个版本的时间与来源', 'kept'],
    ['怎样停用：到期后不再自动备份，已有的备份保留；不自动续费', 'nightly'],
    ['保留版本：3 个 / 10 个 / 50 个', 'nightly'],
  ],
  ipv6: [
    ['多线并用：运营商委派或手工填写的前缀，按线路设置', 'v6'],
    ['断线改用：一条线路中断时改用其他线路的 IPv6', 'v6'],
    ['内网前缀固定：专业版可设固定前缀，各线路做 NPTv6 转换，换线路时终端地址不变', 'v6'],
    ['适用设备：固件支持多线 IPv6、有两条以上上网线路的网关；达不到的不能购买和绑定', 'notSold'],
    ['对网关的改变：在选定的线路上启用 IPv6 前缀，按需做 NPTv6 转换，设断线改用', 'v6'],
    ['怎样看到效果：配置页显示下发状态，以及启用前后各测一次的可用线路、时延与丢包', 'effect'],
    ['怎样停用：可随时暂停，网关撤下这些设置并保留配置；到期自动停用，不自动续费', 'pause'],
    ['线路：2 条 / 8 条', 'v6'],
    ['前缀固定：false / true', 'v6'],
  ],
  iptv: [
    ['单线复用：一个 LAN 口同时走上网与电视：上网 VLAN 不带标签，电视 VLAN 带标签', 'iptv'],
    ['组播代理：IGMP v2、v3 代理或 Snooping，电视流量按 802.1p 优先', 'iptv'],
    ['主备两个源：专业版按丢包自动切到备源，恢复后切回，也可以手动切换', 'iptv', 'iptvBackup'],
    ['适用设备：固件支持 IPTV 的网关；不支持的网关不能购买和绑定', 'fit'],
    [
      '对网关的改变：在选定的端口上加电视 VLAN、开组播代理、设转发优先级；引用的 VLAN 需先在网关的 VLAN 页面新建',
      'iptv',
      'iptvVlans',
    ],
    ['怎样看到效果：配置页显示下发状态、在用源的丢包、在看台数，以及启用前后各测一次的丢包、抖动与码率', 'effect'],
    ['怎样停用：可随时暂停，网关撤下这些设置并保留配置；到期自动停用，不自动续费', 'pause'],
    ['机顶盒：8 台 / 64 台', 'iptv', 'iptvBackup'],
    ['备用配置：false / true', 'iptvBackup'],
  ],
  game_v2: [
    ['按游戏识别：游戏列表由云端更新，更新后自动下发到网关', 'games'],
    ['留出带宽：线路拥塞时优先转发游戏流量，可指定线路或自动选时延低的', 'games'],
    ['前后对比：启用前后各测一次，时延、抖动与丢包并排可见', 'effect'],
    ['适用设备：固件支持游戏加速的网关；不支持的网关不能购买和绑定', 'notSold'],
    ['对网关的改变：为选定的游戏建立 QoS 类别，设保障带宽与出口线路；不改变其他流量的去向', 'games'],
    ['怎样看到效果：配置页显示下发状态，以及启用前后各测一次的时延、抖动与丢包', 'effect'],
    ['怎样停用：可随时暂停，网关撤下这些设置并保留配置；到期自动停用，不自动续费', 'pause'],
    ['同时加速：2 台 / 20 台 / 200 台', 'games'],
    ['游戏数量：10 款 / 全部 / 全部', 'gameTiers'],
    ['自定义规则：false / false / true', 'gameTiers'],
  ],
  speedup: [
    ['多线叠加：按权重把连接分到各条线路，单个连接仍走一条线路', 'lines'],
    ['按时段：专业版可只在需要的时段启用，如晚高峰', 'lines'],
    ['前后对比：启用前后各测一次，上下行速率并排可见', 'effect'],
    ['适用设备：固件支持线路叠加、有两条以上上网线路的网关；达不到的不能购买和绑定', 'notSold'],
    ['对网关的改变：设定参与叠加的线路与权重，新建的连接按此分摊；不改变运营商的签约带宽', 'lines'],
    ['怎样看到效果：配置页显示下发状态，以及启用前后各测一次的下行与上行速率', 'effect'],
    ['怎样停用：可随时暂停，网关撤下这些设置并保留配置；到期自动停用，不自动续费', 'pause'],
    ['线路：2 条 / 8 条', 'lines'],
    ['按时段启用：false / true', 'lines'],
  ],
  onewu_speedup: [
    ['应用优先：会议、云盘与邮件优先转发，并留出带宽', 'apps'],
    ['自动识别：应用列表由云端更新，更新后自动下发到网关', 'apps'],
    ['前后对比：启用前后各测一次，时延与丢包并排可见', 'effect'],
    ['适用设备：固件支持应用优先的网关；不支持的网关不能购买和绑定', 'notSold'],
    ['对网关的改变：为选定的应用建立 QoS 类别，设保障带宽与出口线路；不改变其他流量的去向', 'apps'],
    ['怎样看到效果：配置页显示下发状态，以及启用前后各测一次的时延与丢包', 'effect'],
    ['怎样停用：可随时暂停，网关撤下这些设置并保留配置；到期自动停用，不自动续费', 'pause'],
    ['保障带宽：15 Mbps / 50 Mbps', 'apps'],
    ['自定义应用：false / true', 'apps'],
  ],
  domain_parsing: [
    ['无需安装：在网关上开启，终端上不装软件；网关应答后才显示已开启', 'guardTravel'],
    ['分类拦截：恶意软件、钓鱼、挖矿、广告、成人、赌博等分类', 'guardPackage'],
    ['日志可查：谁在什么时候访问了什么，可直接移到黑名单或白名单', 'guardRead', 'guardLists'],
    ['适用设备：由云端下发配置的网关；网关拒绝时显示它的原因，不显示已生效', 'guardTravel'],
    ['对网关的改变：下发拦截分类、黑白名单与不拦截的终端；只影响域名解析', 'guardTravel'],
    ['怎样看到效果：拦截日志按时间、终端与分类查询，首页有合计', 'guardRead', 'guardFigure'],
    ['怎样停用：可随时关闭；到期后网关收到关闭的设置，不自动续费', 'guardOff', 'guardEnd'],
    ['拦截分类：3 类 / 8 类 / 全部', 'guardPlan'],
    ['黑白名单：20 条 / 500 条 / 5,000 条', 'guardPlan'],
    ['日志保留：3 天 / 30 天 / 180 天', 'guardPlan'],
    ['按终端放行：false / false / true', 'guardPlan'],
  ],
  honeypot: [
    ['诱饵服务：SSH、Telnet、HTTP、数据库等，端口可改', 'guardOwn'],
    ['攻击留痕：每次访问的来源、诱饵与手法都有记录', 'decoys'],
    ['即时告警：诱饵被触碰时产生告警，平静后自动消除', 'decoys'],
    ['适用设备：由云端下发配置的网关；网关拒绝时显示它的原因，不显示已生效', 'guardTravel'],
    ['对网关的改变：在选定的端口上开放诱饵服务；不改变其他流量', 'guardOwn'],
    ['怎样看到效果：触碰记录按时间与来源查询，并产生告警', 'guardRead', 'decoys'],
    ['怎样停用：可随时关闭；到期后网关收到关闭的设置，不自动续费', 'guardOff', 'guardEnd'],
    ['诱饵服务：1 个 / 3 个 / 10 个', 'guardPlan'],
    ['日志保留：7 天 / 30 天 / 180 天', 'guardPlan'],
  ],
  camera: [
    ['在线可查：每台网关下有哪些摄像头、哪些在线，在线的可看快照', 'cameraList', 'cameraPicture'],
    ['按计划录像：全天、时段或移动时录像，网关接收计划后生效', 'cameraPlan'],
    ['硬盘可算：按计划算出每台网关需要的硬盘，不够时标出', 'cameraList'],
    ['适用设备：接有摄像头的网关；网关接收计划之前显示原来的计划', 'cameraPlan'],
    ['对网关的改变：下发每个摄像头的录像计划；录像写在网关的硬盘上', 'cameraPlan'],
    ['怎样看到效果：摄像页显示每个摄像头是否在录、能保留几天', 'cameraPlan'],
    ['怎样停用：可随时停止录像；没有套餐的网关不再录像，不自动续费', 'cameraPaid'],
    ['录像保留：1 天 / 7 天 / 30 天', 'cameraPaid'],
    ['快照：true / true / true', 'cameraPicture'],
  ],
  firewall_plugin: [
    ['入侵防护：识别探测、爆破与漏洞利用等攻击，可阻断或只记录', 'guardOwn'],
    ['规则更新：规则库有新版时自动下发，也可手动选择', 'guardLibrary'],
    ['事件可查：拦截事件按时间、来源与类型查询', 'guardRead'],
    ['适用设备：由云端下发配置的网关；网关拒绝时显示它的原因，不显示已生效', 'guardTravel'],
    ['对网关的改变：下发防护方式、攻击类型与规则库；命中的流量按设置阻断或只记录', 'guardOwn'],
    ['怎样看到效果：拦截事件按时间、来源与类型查询', 'guardRead'],
    ['怎样停用：可随时关闭；到期后网关收到关闭的设置，不自动续费', 'guardOff', 'guardEnd'],
    ['入侵防护：true / true / true', 'guardPlan'],
    ['应用识别：false / 200 种 / 1,200 种', 'guardPlan'],
    ['病毒过滤：false / false / true', 'guardPlan'],
    ['日志保留：3 天 / 30 天 / 180 天', 'guardPlan'],
  ],
  tunnel: [
    ['固定域名：每条映射一个子域名，地址不随宽带变化', 'mapped'],
    ['多种协议：HTTP、HTTPS、TCP、UDP 与远程桌面', 'mapped'],
    ['可控可查：按映射启停，流量与访问可查', 'mappedOff', 'tunnelFlow'],
    ['适用设备：固件支持内网穿透的网关；不支持的不能购买和绑定，没有说明的需再确认一次', 'tunnelFit'],
    ['对网关的改变：下发启用的映射与套餐带宽；只有列出的内网地址与端口能从外面访问', 'mapped'],
    [
      '怎样看到效果：每条映射显示下发状态与是否运行，流量与访问次数按天列出；下发失败时显示网关的原因',
      'mapped',
      'tunnelFlow',
      'tunnelRefused',
    ],
    [
      '怎样停用：可随时停用或删除映射，网关撤下它；到期后网关撤下全部映射，续费后恢复；不自动续费',
      'mappedOff',
      'tunnelEnd',
    ],
    ['映射数量：1 条 / 10 条 / 100 条', 'tunnelPlan'],
    ['带宽：1 Mbps / 5 Mbps / 20 Mbps', 'tunnelPlan'],
    ['自定义子域名：false / true / true', 'tunnelTrial'],
    ['访问白名单：false / false / true', 'tunnelPlan'],
  ],
};

/** Every sentence that sells a service: what it does, what it changes, what each package has. */
const sentencesOf = ({ points, about, compare, tiers }: SoldService): string[] => [
  ...points.map(([title, text]) => `${title}：${text}`),
  ...about.map(([title, text]) => `${title}：${text}`),
  ...compare.map(([, name, ...values]) => `${name}：${values.join(' / ')}`),
  // A table of one row a feature says the same again.
  ...(tiers.some(({ key }) => key === 'enterprise') ? new Set(tiers.flatMap(({ has }) => has)) : []),
];

describe('what is promised of', () => {
  it.each(Object.keys(promises))('%s is shown by a test, sentence by sentence', (key) => {
    const service = catalogue.find((one) => one.key === key)!;
    expect(promises[key]!.map(([sentence]) => sentence)).toEqual(sentencesOf(service));
  });

  it.each(catalogue.map((service) => [service.key, service] as const))(
    '%s is said whole: six things',
    (key, service) => {
      const { summary, points, tiers, about } = service;
      expect(summary.length * points.length).toBeGreaterThan(0);
      expect(tiers.filter(({ monthFen }) => monthFen > 0).length).toBeGreaterThan(1);
      const told = about.map(([title]) => title);
      expect(told).toEqual(expect.arrayContaining(['适用设备', '对网关的改变', '怎样看到效果', '怎样停用']));
      expect(about.every(([, text]) => text !== '')).toBe(true);
      expect(Object.keys(promises)).toContain(key === 'network' ? 'sdwan' : key);
    },
  );

  it('a network has what its package says', () => {
    const { compare, tiers } = catalogue.find(({ key }) => key === 'sdwan')!;
    const values = (name: string) => compare.find(([, one]) => one === name)!.slice(2);
    const plans = Object.values(sdwanPackages);
    expect(tiers.map(({ key }) => key)).toEqual(Object.keys(sdwanPackages));
    expect(values('成员数量')).toEqual(plans.map(({ members }) => `${members}`));
    expect(values('境内侧总带宽')).toEqual(plans.map(({ local }) => `${local} Mbps`));
    expect(values('境外侧总带宽')).toEqual(plans.map(({ foreign }) => foreign > 0 && `${foreign} Mbps`));
    const names = { 1: '星型', 2: '双中心', 3: '树型' };
    expect(values('拓扑类型')).toEqual(plans.map(({ topologies }) => topologies.map((one) => names[one]).join('、')));
    const rule = (...kinds: RuleKind[]) => plans.map(({ rules }) => kinds.every((kind) => rules.includes(kind)));
    expect(values('链路策略').map(Boolean)).toEqual(rule('link'));
    expect(values('应用发布')).toEqual(rule('app'));
    expect(values('过滤规则与安全策略')).toEqual(rule('filter', 'security'));
    expect(values('组网体检')).toEqual(plans.map(({ examined }) => examined));
  });

  it('smart networking is what SD-WAN promises', () => {
    const [one, other] = ['sdwan', 'network'].map((key) => catalogue.find((service) => service.key === key)!);
    expect(sentencesOf(other!)).toEqual(sentencesOf(one!));
  });

  it.each(Object.values(shown))('%s has a test “%s”', (file, title) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(title);
  });
});
