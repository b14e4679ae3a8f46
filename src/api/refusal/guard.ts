import { sayings } from './table';

/** DNS defence, honeypot and firewall plugin. */
export const guard = sayings({
  needsPackage: {
    code: 4046,
    zh: '网关没有有效的套餐，请先开通或续费',
    en: 'The gateway has no package that holds. Buy or renew one first',
  },
  libraryNewest: { code: 4461, zh: '已是最新规则库', en: 'The rule library is the newest already' },
  policyNotFailed: { code: 4462, zh: '最近一次下发没有失败', en: 'The last change did not fail' },
  noLibrary: { code: 4004, zh: '还没有规则库', en: 'There is no rule library yet' },
  noDomains: { code: 4004, zh: '没有找到这些域名', en: 'There are no such domains' },
  decoysNeeded: { zh: '[诱饵服务]至少选择 1 项', en: 'Choose at least one decoy' },
  threatsNeeded: { zh: '[拦截内容]至少选择 1 项', en: 'Choose at least one thing to stop' },
  classesMost: {
    zh: '[拦截分类]当前套餐只含前 {most} 类，请升级套餐',
    en: 'The package has the first {most} classes only. Upgrade it for more',
  },
  notInPackage: { zh: '当前套餐不含这项功能，请升级套餐', en: 'The package does not have this. Upgrade it' },
  decoysMost: { zh: '[诱饵服务]当前套餐最多 {most} 个', en: 'The package has {most} decoys at most' },
  sparedMost: { zh: '[终端]最多 {most} 个', en: 'At most {most} clients' },
  decoyPort: { zh: '第 {at} 个诱饵的端口应为 1–65535 的整数', en: 'The port of decoy {at} must be 1–65535' },
  decoyPortTwice: { zh: '第 {at} 个诱饵的端口与其他诱饵重复', en: 'The port of decoy {at} is taken by another' },
  domainsNeeded: { zh: '必须填写域名', en: 'Enter domains' },
  classNotInPackage: {
    zh: '当前套餐不含这个分类，请升级套餐',
    en: 'The package does not have this class. Upgrade it',
  },
  domainElsewhere: { zh: '{domain} 已在{noun}中', en: '{domain} is in the other list ({noun})' },
  moreElsewhere: { zh: '另有 {count} 条已在{noun}中', en: '{count} more are in the other list ({noun})' },
  domainsMost: {
    zh: '当前套餐最多 {most} 条，还可添加 {free} 条，本次 {count} 条',
    en: 'The package holds {most} domains; {free} can be added, these are {count}',
  },
});
