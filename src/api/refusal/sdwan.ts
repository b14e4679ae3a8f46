import { sayings } from './table';

/** SD-WAN: networks, rules, nodes, health checks, and accounts that dial in. */
export const sdwan = sayings({
  packageOver: { code: 4481, zh: '套餐已到期，请续费后再修改', en: 'The package has expired. Renew it first' },
  networksMost: { code: 4482, zh: '最多 {most} 个组网', en: 'At most {most} networks' },
  networkChanged: {
    code: 4483,
    zh: '组网已被修改，请刷新后重试',
    en: 'The network was changed meanwhile. Refresh and try again',
  },
  rulesNotInPackage: {
    code: 4484,
    zh: '套餐不含这类规则，请先升级',
    en: 'The package does not include these rules. Upgrade it first',
  },
  rulesChanged: {
    code: 4485,
    zh: '规则已被修改，请刷新后重试',
    en: 'The rules were changed meanwhile. Refresh and try again',
  },
  checksNotInPackage: {
    code: 4486,
    zh: '套餐不含组网体检，请先升级',
    en: 'The package does not include health checks. Upgrade it first',
  },
  dialersMost: {
    code: 4651,
    zh: '最多 {most} 个账号，还可新建 {left} 个',
    en: 'At most {most} accounts; {left} more can be made',
  },
  dialerChanged: {
    code: 4652,
    zh: '账号已被修改，请刷新后重试',
    en: 'The account was changed meanwhile. Refresh and try again',
  },
  networkNotOpen: {
    code: 4487,
    status: 403,
    zh: '账号未开通智慧组网，请联系客服开通',
    en: 'Smart networking is not open for this account. Please contact the service',
  },
  noNetwork: { code: 4004, zh: '没有找到这个组网', en: 'There is no such network' },
  noCheck: { code: 4004, zh: '没有找到这次体检', en: 'There is no such health check' },
  noNode: { code: 4004, zh: '没有找到这个节点', en: 'There is no such node' },
  noDialer: { code: 4004, zh: '没有找到这个账号', en: 'There is no such account' },
  packageTaken: { zh: '这个套餐已用于其他组网', en: 'This package pays for another network' },
  networkTooLarge: {
    zh: '组网“{name}”超出这个套餐：{faults}。请选更大的套餐或更多成员，或先缩减组网',
    en: 'The network “{name}” is larger than this package: {faults}. Choose a larger one or more members, or make the network smaller first',
  },
  networkRulesOver: {
    zh: '有 {count} 条启用的规则，套餐不含这类规则',
    en: '{count} of its rules are of kinds that the package does not include',
  },
  gatewayTwice: { zh: '同一台网关只能加入一次', en: 'A gateway can be added once' },
  gatewayTaken: { zh: '这台网关已加入其他组网', en: 'This gateway is in another network' },
  networkOneCentre: {
    zh: '这台网关不能在两个中心之间切换，请改用星型或树型',
    en: 'This gateway cannot change over between two centres. Use a star or a tree',
  },
  networkUnable: { zh: '这台网关的固件不支持组网', en: 'The firmware of this gateway can be in no network' },
  networkTaken: { zh: '已有同名组网', en: 'There is a network of this name' },
  ruleTwice: { zh: '规则编号重复', en: 'The same rule twice' },
  ruleStranger: { zh: '规则中的成员不在组网内', en: 'The rule names a member that is not in the network' },
  ruleAction: { zh: '规则的动作无效', en: 'The rule has an invalid action' },
  gatewayAlone: { zh: '这台网关不在任何组网中', en: 'This gateway is in no network' },
  endRange: { zh: '[到期日]应在今天起 {days} 天内', en: '[Last day] must be within {days} days from today' },
  dialerTwice: { zh: '账号重复', en: 'The account is listed twice' },
  moreLines: { zh: '另有 {count} 行', en: '{count} more lines' },
  bandwidthRange: {
    zh: '[带宽]应为 1–10000 的整数',
    en: '[Bandwidth] must be a whole number from 1 to 10000',
  },
  subnetsMost: { zh: '[本地子网]最多 {most} 条', en: '[Local networks] takes at most {most}' },
  subnetStrange: {
    zh: '这台网关没有内网网段 {subnet}',
    en: 'This gateway has no local network {subnet}',
  },
  notFirstAddress: {
    zh: '“{subnet}”不是网段的起始地址',
    en: '“{subnet}” is not the first address of its network',
  },
  subnetsOverlap: { zh: '“{one}”与“{other}”重叠', en: '“{one}” and “{other}” overlap' },
  nodeTaken: { zh: '已有同名节点', en: 'There is a node of this name' },
  overlapsWith: { zh: '与同一组网的“{other}”重叠', en: 'Overlaps with “{other}” of the same network' },
  subnetsOverlapWith: {
    zh: '本地子网与“{other}”重叠',
    en: 'Its local networks overlap with those of “{other}”',
  },
  nodeAlready: { zh: '这台网关已是节点', en: 'This gateway is a node already' },
  nodeOffline: {
    zh: '网关离线，上线后才能新建节点',
    en: 'The gateway is offline. It becomes a node once it is back',
  },
});
