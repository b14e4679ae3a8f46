import { sdwanPackages } from '../../../../src/domain/sdwan';
import { onGateway, type SoldService } from './sold';

const sdwan: SoldService = {
  key: 'sdwan',
  name: 'SD-WAN',
  summary: '用普通宽带把多个门店、分支与总部连成一张内网',
  points: [
    ['多站点互通', '星型、双中心、树型三种拓扑；星型与双中心可让分支之间直连'],
    ['链路策略', '基础版起按应用指定成员走哪条路，按顺序匹配'],
    ['境外侧带宽', '标准版起成员可放在境外侧，带宽单独计算'],
  ],
  about: [
    ['适用设备', '每个成员一台网关，每台至少一条可上网的线路；一台网关只能在一个组网里'],
    ['适用固件', '说明自己支持组网的网关；不支持的不能加入，没有说明的以它的应答为准；双中心与各类规则另需网关支持'],
    [
      '对网关的改变',
      '每次保存向每个成员下发它自己的隧道、路由、带宽与选定的内网网段；网关应答后才显示已生效，拒绝时显示它的原因',
    ],
    ['怎样看到效果', '管理页显示每个成员的下发状态，每条链路的状态、时延、丢包与流量；标准版起可体检'],
    ['怎样停用', '暂停、到期、移出成员或删除组网时，网关收到指令撤下隧道；删除后套餐与网关可再用；不自动续费'],
  ],
  requirements: ['每个成员一台 Netpane 网关', '每个成员至少一条可上网的线路'],
  unit: '个成员',
  most: sdwanPackages.enterprise.members,
  bound: false,
  activity: '异地组网',
  tiers: [
    {
      key: 'trial',
      most: sdwanPackages.trial.members,
      package: 0,
      name: '体验版',
      who: '想先试试效果的单店',
      monthFen: 0,
      trialDays: 7,
      has: ['2 个成员', '境内 5 Mbps', '星型拓扑'],
      hasNot: ['境外侧带宽', '链路策略'],
      promoted: { id: 'sdwan-1', code: 'ST', percent: 0 },
    },
    {
      key: 'basic',
      most: sdwanPackages.basic.members,
      package: 1,
      name: '基础版',
      who: '2–5 家门店互访内网',
      monthFen: 1_800,
      has: ['5 个成员', '境内 20 Mbps', '星型、双中心拓扑', '基础链路策略'],
      hasNot: ['境外侧带宽'],
      promoted: { id: 'sdwan-2', code: 'SB', percent: 20 },
    },
    {
      key: 'standard',
      most: sdwanPackages.standard.members,
      package: 2,
      name: '标准版',
      who: '连锁与多园区，含境外访问',
      monthFen: 4_800,
      recommended: true,
      has: ['20 个成员', '境内 100 Mbps，境外 20 Mbps', '全部三种拓扑', '链路策略与应用发布', '组网体检'],
      promoted: { id: 'sdwan-3', code: 'SW', percent: 20 },
    },
    {
      key: 'enterprise',
      most: sdwanPackages.enterprise.members,
      package: 3,
      name: '企业版',
      who: '成员多、要过滤规则与安全策略的总部',
      monthFen: 9_800,
      has: ['100 个成员', '境内 500 Mbps，境外 100 Mbps', '全部三种拓扑', '过滤规则与安全策略', '组网体检'],
      promoted: { id: 'sdwan-4', code: 'SE', percent: 22 },
    },
  ],
  compare: [
    ['带宽与规模', '成员数量', '2', '5', '20', '100'],
    ['带宽与规模', '境内侧总带宽', '5 Mbps', '20 Mbps', '100 Mbps', '500 Mbps'],
    ['带宽与规模', '境外侧总带宽', false, false, '20 Mbps', '100 Mbps'],
    ['拓扑与策略', '拓扑类型', '星型', '星型、双中心', '星型、双中心、树型', '星型、双中心、树型'],
    ['拓扑与策略', '链路策略', false, '基础', true, true],
    ['拓扑与策略', '应用发布', false, false, true, true],
    ['拓扑与策略', '过滤规则与安全策略', false, false, false, true],
    ['拓扑与策略', '组网体检', false, false, true, true],
  ],
};

// Newcomers are promised the first month once: of SD-WAN.
const { activity: _, ...common } = sdwan;

/** Networks of several places, and ways into them. */
export const networking: readonly SoldService[] = [
  sdwan,
  {
    ...common,
    key: 'network',
    name: '智慧组网',
    chosen: true,
    summary: '按向导快速建立多站点组网，与 SD-WAN 同一套能力',
    // The same packages: newcomers are shown them once.
    tiers: sdwan.tiers.map(({ promoted: _, ...tier }) => tier),
  },
  onGateway({
    key: 'tunnel',
    name: '内网穿透',
    summary: '没有公网 IP，也能从外面访问内网的设备与系统',
    points: [
      ['固定域名', '每条映射一个子域名，地址不随宽带变化'],
      ['多种协议', 'HTTP、HTTPS、TCP、UDP 与远程桌面'],
      ['可控可查', '按映射启停，流量与访问可查'],
    ],
    fen: [2_800, 6_800],
    trial: 7,
    rows: [
      ['映射数量', '1 条', '10 条', '100 条'],
      ['带宽', '1 Mbps', '5 Mbps', '20 Mbps'],
      ['自定义子域名', false, true, true],
      ['访问白名单', false, false, true],
    ],
    about: [
      ['适用设备', '固件支持内网穿透的网关；不支持的不能购买和绑定，没有说明的需再确认一次'],
      ['对网关的改变', '下发启用的映射与套餐带宽；只有列出的内网地址与端口能从外面访问'],
      ['怎样看到效果', '每条映射显示下发状态与是否运行，流量与访问次数按天列出；下发失败时显示网关的原因'],
      ['怎样停用', '可随时停用或删除映射，网关撤下它；到期后网关撤下全部映射，续费后恢复；不自动续费'],
    ],
  }),
];
