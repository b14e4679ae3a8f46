/** English sentences of the catalogue, by what the server says. */
export const sentences: Readonly<Record<string, string>> = {
  '用普通宽带把多个门店、分支与总部连成一张内网':
    'One network of many shops, branches and head office over ordinary broadband',
  多站点互通: 'Many sites as one',
  '星型、双中心、树型三种拓扑；星型与双中心可让分支之间直连':
    'Star, two centres or tree; with star and two centres branches may reach each other directly',
  链路策略: 'Link policies',
  '基础版起按应用指定成员走哪条路，按顺序匹配':
    "From Basic on, which way a member's applications take, matched in order",
  境外侧带宽: 'Foreign bandwidth',
  '标准版起成员可放在境外侧，带宽单独计算':
    'From Standard on members may be on the foreign side, with bandwidth of its own',
  适用设备: 'For which devices',
  '每个成员一台网关，每台至少一条可上网的线路；一台网关只能在一个组网里':
    'One gateway a member, each with a line to the internet; a gateway is in one network only',
  适用固件: 'For which firmware',
  '说明自己支持组网的网关；不支持的不能加入，没有说明的以它的应答为准；双中心与各类规则另需网关支持':
    'Gateways that say they can; those that say they cannot stay out, and of others their answer counts; two centres and each kind of rules want a gateway that can',
  对网关的改变: 'What changes on the gateway',
  '每次保存向每个成员下发它自己的隧道、路由、带宽与选定的内网网段；网关应答后才显示已生效，拒绝时显示它的原因':
    'Each save brings every member its own tunnels, routes, bandwidth and chosen subnets; it is in force once the gateway says so, and a refusal is shown in its words',
  怎样看到效果: 'How to see that it works',
  '管理页显示每个成员的下发状态，每条链路的状态、时延、丢包与流量；标准版起可体检':
    'The page shows the delivery to each member and state, latency, loss and traffic of each link; health checks from Standard on',
  怎样停用: 'How it ends',
  '暂停、到期、移出成员或删除组网时，网关收到指令撤下隧道；删除后套餐与网关可再用；不自动续费':
    'Paused, expired, taken out or deleted, gateways are told to take tunnels down; package and gateways are free again after deleting; it is not renewed by itself',
  '每个成员一台 Netpane 网关': 'A Netpane gateway for each member',
  每个成员至少一条可上网的线路: 'A line to the internet for each member',
  想先试试效果的单店: 'A single shop that wants to try it',
  星型拓扑: 'Star',
  '2–5 家门店互访内网': '2–5 shops that reach each other',
  '星型、双中心拓扑': 'Star and two centres',
  基础链路策略: 'Basic link policies',
  '连锁与多园区，含境外访问': 'Chains and campuses, also abroad',
  '境内 5 Mbps': '5 Mbps local',
  '境内 20 Mbps': '20 Mbps local',
  '境内 100 Mbps，境外 20 Mbps': '100 Mbps local, 20 Mbps foreign',
  '境内 500 Mbps，境外 100 Mbps': '500 Mbps local, 100 Mbps foreign',
  全部三种拓扑: 'All three topologies',
  链路策略与应用发布: 'Link policies and published applications',
  组网体检: 'Health checks',
  '成员多、要过滤规则与安全策略的总部': 'Head offices with many members, filters and security policies',
  过滤规则与安全策略: 'Filters and security policies',
  带宽与规模: 'Bandwidth and size',
  成员数量: 'Members',
  境内侧总带宽: 'Local bandwidth in all',
  境外侧总带宽: 'Foreign bandwidth in all',
  拓扑与策略: 'Topology and policies',
  拓扑类型: 'Topology',
  星型: 'Star',
  '星型、双中心': 'Star, two centres',
  '星型、双中心、树型': 'Star, two centres, tree',
  基础: 'Basic',
  应用发布: 'Published applications',
  '按向导快速建立多站点组网，与 SD-WAN 同一套能力': 'A network of many sites by a wizard, able to do what SD-WAN does',
  '没有公网 IP，也能从外面访问内网的设备与系统': 'Reach devices and systems inside without a public address',
  固定域名: 'Fixed domains',
  '每条映射一个子域名，地址不随宽带变化': "A subdomain for each mapping, whatever the line's address is",
  多种协议: 'Many protocols',
  'HTTP、HTTPS、TCP、UDP 与远程桌面': 'HTTP, HTTPS, TCP, UDP and remote desktops',
  可控可查: 'Controlled and seen',
  '按映射启停，流量与访问可查': 'Switched by mapping, with traffic and visits',
  '网关固件 3.7.09 或更新': 'Gateway firmware 3.7.09 or newer',
  想先试试效果的网络: 'A network that wants to try it',
  自定义子域名: 'Own subdomains',
  访问白名单: 'List of who may visit',
  单个门店或小型办公室: 'One shop or a small office',
  '连锁、酒店与园区': 'Chains, hotels and campuses',
  功能: 'Functions',
  映射数量: 'Mappings',
  带宽: 'Bandwidth',
  '在域名解析时拦截恶意软件、钓鱼、挖矿与违规网站':
    'Blocks malware, phishing, mining and unlawful sites as names are resolved',
  无需安装: 'Nothing to install',
  '在网关上开启，终端上不装软件；网关应答后才显示已开启':
    'Switched on at the gateway, nothing on clients; on once the gateway says so',
  分类拦截: 'By category',
  '恶意软件、钓鱼、挖矿、广告、成人、赌博等分类': 'Malware, phishing, mining, ads, adult, gambling and more',
  日志可查: 'A log',
  '谁在什么时候访问了什么，可直接移到黑名单或白名单':
    'Who asked for what and when, moved to the block or allow list from there',
  '由云端下发配置的网关；网关拒绝时显示它的原因，不显示已生效':
    "Gateways that the cloud sets up; a refusal is shown in the gateway's words and not as in force",
  '下发拦截分类、黑白名单与不拦截的终端；只影响域名解析':
    'Categories, lists and clients left out; resolving names alone is touched',
  '拦截日志按时间、终端与分类查询，首页有合计': 'The log by time, client and category, and sums on the first page',
  '可随时关闭；到期后网关收到关闭的设置，不自动续费':
    'Switched off at any time; at the end the gateway is told to, and it is not renewed by itself',
  按终端放行: 'Clients let through',
  拦截分类: 'Categories',
  黑白名单: 'Lists',
  日志保留: 'Log kept',
  全部: 'All',
  用诱饵服务发现内网里的扫描与入侵: 'Finds scans and intruders inside by decoys',
  诱饵服务: 'Decoys',
  'SSH、Telnet、HTTP、数据库等，端口可改': 'SSH, Telnet, HTTP, databases and more, on ports of your choice',
  攻击留痕: 'Attacks on record',
  '每次访问的来源、诱饵与手法都有记录': 'Source, decoy and method of each visit',
  即时告警: 'Alarms at once',
  '诱饵被触碰时产生告警，平静后自动消除': 'An alarm when a decoy is touched, cleared when it is quiet',
  '在选定的端口上开放诱饵服务；不改变其他流量': 'Decoys open on chosen ports; other traffic stays as it is',
  '触碰记录按时间与来源查询，并产生告警': 'Visits by time and source, with alarms',
  '摄像头接入云端：在线状态、快照与录像计划': 'Cameras in the cloud: state, snapshots and recording plans',
  在线可查: 'State',
  '每台网关下有哪些摄像头、哪些在线，在线的可看快照':
    'Which cameras each gateway has and which are online, with snapshots',
  按计划录像: 'Recording by plan',
  '全天、时段或移动时录像，网关接收计划后生效':
    'All day, at times or on motion, in force once the gateway has the plan',
  硬盘可算: 'Disks worked out',
  '按计划算出每台网关需要的硬盘，不够时标出': 'What each gateway needs by its plan, marked when short',
  '摄像头支持 ONVIF 或 RTSP': 'Cameras with ONVIF or RTSP',
  '接有摄像头的网关；网关接收计划之前显示原来的计划':
    'Gateways with cameras; the former plan is shown until the gateway has the new one',
  '下发每个摄像头的录像计划；录像写在网关的硬盘上': "The plan of each camera; recordings lie on the gateway's disks",
  '摄像页显示每个摄像头是否在录、能保留几天': 'The page shows whether each camera records and how many days are kept',
  '可随时停止录像；没有套餐的网关不再录像，不自动续费':
    'Recording stops at any time; a gateway without a package records no more; it is not renewed by itself',
  录像保留: 'Recordings kept',
  快照: 'Snapshots',
  '为网关加上入侵防护与应用识别，规则库云端更新':
    'Intrusion protection and recognition of applications for gateways, with rules from the cloud',
  入侵防护: 'Intrusion protection',
  '识别探测、爆破与漏洞利用等攻击，可阻断或只记录':
    'Recognises probing, brute force and exploits, and blocks or records them',
  规则更新: 'Rules',
  '规则库有新版时自动下发，也可手动选择': 'New rules come by themselves or when you choose',
  事件可查: 'Events',
  '拦截事件按时间、来源与类型查询': 'By time, source and kind',
  '内存 512 MB 以上': '512 MB of memory or more',
  '下发防护方式、攻击类型与规则库；命中的流量按设置阻断或只记录':
    'How to protect, against what, and the rules; traffic that they find is blocked or recorded',
  应用识别: 'Applications recognised',
  病毒过滤: 'Virus filter',
  '选中的终端访问选中的海外应用时走国际线路，其余流量照旧走本地宽带':
    'Chosen clients reach chosen applications abroad over an international line; all else takes the local one as before',
  按成员分配: 'By member',
  '哪些终端走线路、各有多少带宽由你决定': 'You decide which clients take the line and with how much',
  时延由网关实测: 'Latency as measured',
  '到线路的时延、应用走线路前后的时延与丢包，都由你的网关测量':
    'Your own gateway measures latency to the line, and latency and loss of applications before and after',
  用途登记: 'Purpose on record',
  '每个成员登记用途，由运营方审核后放行': 'Each member says what for, and the operator reviews it',
  '固件支持国际加速的网关；不支持的不能购买和绑定，没有说明的需再确认一次；2.0 另需支持自动选路':
    'Gateways whose firmware can; others cannot buy or bind it, those that never said are asked about again; 2.0 needs choosing of lines too',
  成员: 'Members',
  加速组: 'Groups',
  '网关的配置定时备份到云端，随时恢复': 'Configurations of gateways backed up by plan, restored at any time',
  定时备份: 'By plan',
  '开通后每天自动备份，也可改为每周': 'Daily by itself once it is had, or weekly',
  版本恢复: 'Versions',
  '保留多个版本，任选一个恢复': 'Several are kept, and any can be restored',
  前后对比: 'Compared',
  '任意两个版本逐项比较，可下载为文件': 'Any two, field by field, downloaded as a file',
  由云端下发配置的网关: 'Gateways that the cloud sets up',
  '不改变网关的设置；恢复一个版本时按该版本下发，下发前列出差异':
    'Nothing; a restored version is delivered after its differences were shown',
  云备份页列出每个版本的时间与来源: 'The page lists when and whence each version is',
  '到期后不再自动备份，已有的备份保留；不自动续费':
    'At the end no more backups are made and those that are there stay; it is not renewed by itself',
  保留版本: 'Versions kept',
  '两条以上宽带同时用 IPv6：各线路的前缀一起下发到网关，一条中断时改用其他':
    'IPv6 on two lines or more at once: all prefixes on the gateway, and another line when one breaks',
  多线并用: 'Lines at once',
  '运营商委派或手工填写的前缀，按线路设置': 'Prefixes as delegated or typed, by line',
  断线改用: 'When a line breaks',
  '一条线路中断时改用其他线路的 IPv6': 'IPv6 goes over another line',
  内网前缀固定: 'Fixed prefix inside',
  '专业版可设固定前缀，各线路做 NPTv6 转换，换线路时终端地址不变':
    'With Professional a fixed prefix, translated by line (NPTv6): clients keep their addresses',
  两条以上上网线路: 'Two lines to the internet or more',
  '固件支持多线 IPv6、有两条以上上网线路的网关；达不到的不能购买和绑定':
    'Gateways whose firmware can, with two lines or more; others cannot buy or bind it',
  '在选定的线路上启用 IPv6 前缀，按需做 NPTv6 转换，设断线改用':
    'IPv6 prefixes on chosen lines, NPTv6 where wanted, and another line when one breaks',
  '配置页显示下发状态，以及启用前后各测一次的可用线路、时延与丢包':
    'The page shows the delivery, and lines, latency and loss measured before and after',
  '可随时暂停，网关撤下这些设置并保留配置；到期自动停用，不自动续费':
    'Paused at any time: the gateway takes it back and the settings stay; it ends by itself and is not renewed',
  前缀固定: 'Fixed prefix',
  线路: 'Lines',
  '把运营商 IPTV 带到每个房间：网关按端口划分电视与上网，组播代理，主源出问题时换备源':
    "The provider's IPTV in every room: TV and internet by port, a multicast proxy, and a spare source when the main one fails",
  单线复用: 'One wire for both',
  '一个 LAN 口同时走上网与电视：上网 VLAN 不带标签，电视 VLAN 带标签':
    'One LAN port for internet (untagged) and TV (tagged)',
  组播代理: 'Multicast proxy',
  'IGMP v2、v3 代理或 Snooping，电视流量按 802.1p 优先': 'IGMP v2 and v3 proxy or snooping, TV first by 802.1p',
  主备两个源: 'Two sources',
  '专业版按丢包自动切到备源，恢复后切回，也可以手动切换':
    'Professional changes to the spare source by loss and back, or by hand',
  '固件支持 IPTV 的网关；不支持的网关不能购买和绑定':
    'Gateways whose firmware can do IPTV; others cannot buy or bind it',
  '在选定的端口上加电视 VLAN、开组播代理、设转发优先级；引用的 VLAN 需先在网关的 VLAN 页面新建':
    'A TV VLAN, a multicast proxy and priorities on chosen ports; its VLANs have to be there',
  '配置页显示下发状态、在用源的丢包、在看台数，以及启用前后各测一次的丢包、抖动与码率':
    'The page shows the delivery, loss of the source in use, viewers, and loss, jitter and rate measured before and after',
  备用配置: 'Spare settings',
  '网吧、电竞酒店的游戏优先：按游戏列表识别，留出带宽，走时延低的线路':
    'Games first in cafés and hotels: recognised by a list, with bandwidth kept, on the line with least latency',
  按游戏识别: 'By game',
  '游戏列表由云端更新，更新后自动下发到网关': 'The cloud updates the list, and gateways get it by themselves',
  留出带宽: 'Bandwidth kept',
  '线路拥塞时优先转发游戏流量，可指定线路或自动选时延低的':
    'Games go first on a busy line, on one of your choice or the one with least latency',
  '启用前后各测一次，时延、抖动与丢包并排可见': 'Latency, jitter and loss, measured before and after, side by side',
  '固件支持游戏加速的网关；不支持的网关不能购买和绑定': 'Gateways whose firmware can; others cannot buy or bind it',
  '为选定的游戏建立 QoS 类别，设保障带宽与出口线路；不改变其他流量的去向':
    'A QoS class for chosen games with bandwidth and a line; other traffic goes where it went',
  '配置页显示下发状态，以及启用前后各测一次的时延、抖动与丢包':
    'The page shows the delivery, and latency, jitter and loss measured before and after',
  自定义规则: 'Own rules',
  同时加速: 'At once',
  游戏数量: 'Games',
  '把两条以上宽带叠加使用：按连接分摊，或首条占满后再用其他':
    'Two lines or more together: shared by connection, or others when the first is full',
  多线叠加: 'Lines together',
  '按权重把连接分到各条线路，单个连接仍走一条线路': 'Connections by weight; each stays on one line',
  按时段: 'At times',
  '专业版可只在需要的时段启用，如晚高峰': 'Professional can have it at times only, such as evenings',
  '启用前后各测一次，上下行速率并排可见': 'Rates down and up, measured before and after, side by side',
  '固件支持线路叠加、有两条以上上网线路的网关；达不到的不能购买和绑定':
    'Gateways whose firmware can, with two lines or more; others can neither buy nor bind it',
  '设定参与叠加的线路与权重，新建的连接按此分摊；不改变运营商的签约带宽':
    'Lines and weights by which new connections are shared; what the provider sold stays',
  '配置页显示下发状态，以及启用前后各测一次的下行与上行速率':
    'The page shows the delivery, and rates measured before and after',
  按时段启用: 'At chosen times',
  '会议、云盘与邮件优先：按应用列表识别，线路拥塞时先转发':
    'Meetings, drives and mail first: recognised by a list, sent first on a busy line',
  应用优先: 'Applications first',
  '会议、云盘与邮件优先转发，并留出带宽': 'Meetings, drives and mail go first, with bandwidth kept',
  自动识别: 'Recognised by itself',
  '应用列表由云端更新，更新后自动下发到网关': 'The cloud updates the list of applications, and gateways get it',
  '启用前后各测一次，时延与丢包并排可见': 'Latency and loss, measured before and after, side by side',
  '固件支持应用优先的网关；不支持的网关不能购买和绑定':
    'Gateways whose firmware can put applications first; others cannot buy or bind it',
  '为选定的应用建立 QoS 类别，设保障带宽与出口线路；不改变其他流量的去向':
    'A QoS class for chosen applications with bandwidth and a line; other traffic stays',
  '配置页显示下发状态，以及启用前后各测一次的时延与丢包':
    'The page shows the delivery, and latency and loss before and after',
  自定义应用: 'Own applications',
  保障带宽: 'Bandwidth kept',
  '固件支持内网穿透的网关；不支持的不能购买和绑定，没有说明的需再确认一次':
    'Gateways whose firmware can do tunnels; others cannot buy or bind it, those that never said are asked about again',
  '下发启用的映射与套餐带宽；只有列出的内网地址与端口能从外面访问':
    'The mappings that are on and the bandwidth of the package; only the addresses and ports that are listed can be reached from outside',
  '每条映射显示下发状态与是否运行，流量与访问次数按天列出；下发失败时显示网关的原因':
    'Each mapping shows its delivery and whether it runs, with traffic and visits by day; what the gateway refused is in its words',
  '可随时停用或删除映射，网关撤下它；到期后网关撤下全部映射，续费后恢复；不自动续费':
    'Mappings are switched off or deleted at any time, and the gateway takes them down; at the end all of them, back after renewing; it is not renewed by itself',
  '下发已通过成员的应用域名、线路与带宽；其余终端与其余流量的去向不变':
    'Domains, line and bandwidth of approved members; other clients and other traffic go where they went',
  '加速组显示下发状态与每天的用量；可随时让网关测量每个应用走线路前后的时延与丢包':
    'A group shows its delivery and use by day; the gateway measures latency and loss of each application before and after at any time',
  '可随时暂停或删除加速组，网关撤下它；到期后网关撤下全部加速组，续费后恢复；不自动续费':
    'Groups are paused or deleted at any time, and the gateway takes them down; at the end all of them, back after renewing; it is not renewed by itself',
};
