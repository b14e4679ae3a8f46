import { sayings } from './table';

/** Models of whole sites, and the addresses that sites get. */
export const siteTemplate = sayings({
  noSiteTemplate: { code: 4004, zh: '没有找到这个站点模板', en: 'There is no such site template' },
  siteTemplateChanged: {
    code: 4478,
    zh: '模板已被他人修改，请核对最新内容后再保存',
    en: 'Somebody changed the template. Look at it before you save',
  },
  noSite: { code: 4004, zh: '这个网关没有套用站点模板', en: 'This gateway follows no site template' },
  noPool: { code: 4004, zh: '没有找到这个地址池', en: 'There is no such pool of addresses' },
  poolUsed: {
    code: 4479,
    zh: '地址池还在使用：{templates} 个模板、{sites} 个站点',
    en: 'The pool is in use: {templates} templates, {sites} sites',
  },
  siteNotReady: { code: 4488, zh: '{site}：{fault}', en: '{site}: {fault}' },
  siteUnchanged: {
    code: 4489,
    zh: '站点与模板一致，没有要保留的',
    en: 'The site is as its template says: nothing to keep',
  },
  siteTemplateTaken: { zh: '已有同名的站点模板', en: 'There is a site template of this name already' },
  siteTemplatesMost: {
    zh: '最多 {most} 个站点模板，请先删除不用的',
    en: 'At most {most} site templates. Delete one first',
  },
  poolTaken: { zh: '已有同名的地址池', en: 'There is a pool of this name already' },
  poolsMost: { zh: '最多 {most} 个地址池，请先删除不用的', en: 'At most {most} pools. Delete one first' },
  poolBlocksNeeded: { zh: '请填写至少一个网段', en: 'Give at least one block' },
  poolBlockUnfit: {
    zh: '{text} 不是网段的首地址加前缀，例如 10.8.0.0/16',
    en: '{text} is no block: its first address and a prefix, such as 10.8.0.0/16',
  },
  poolBlocksMeet: { zh: '{one} 与 {other} 重叠', en: '{one} and {other} overlap' },
  poolsMeet: { zh: '{text} 与地址池“{name}”重叠', en: '{text} overlaps with the pool “{name}”' },
  poolSiteOutside: {
    zh: '站点“{site}”的 {block} 不在池内，请先解除',
    en: '{block} of the site “{site}” would be outside. Release it first',
  },
  siteVariableName: {
    zh: '变量名“{text}”应以小写字母开头，由小写字母、数字、下划线组成，且不是 site、block',
    en: 'The variable “{text}” must begin with a lower-case letter and have lower-case letters, digits and underscores only; site and block are taken',
  },
  siteVariableTwice: { zh: '变量“{text}”重复', en: 'There are two variables “{text}”' },
  siteVariableOptions: { zh: '变量“{text}”没有可选的值', en: 'The variable “{text}” has nothing to choose from' },
  siteVariableInitial: { zh: '变量“{text}”的默认值：{fault}', en: 'Default of the variable “{text}”: {fault}' },
  siteVariableUnknown: { zh: '{place}：没有定义变量“{text}”', en: '{place}: there is no variable “{text}”' },
  siteBlockMissing: {
    zh: '{place}：用到了站点网段，请选择地址池',
    en: '{place}: it uses addresses of the site. Choose a pool',
  },
  siteBlockSmall: {
    zh: '{place}：第 {text} 个地址超出了站点网段',
    en: '{place}: address {text} is beyond the site’s block',
  },
  siteRowTwice: { zh: '{place}：“{text}”重复', en: '{place}: “{text}” is there twice' },
  /** Where no section is meant. */
  wirelessPart: { zh: '无线', en: 'Wireless' },
  siteFieldWrong: { zh: '{place}：{fault}', en: '{place}: {fault}' },
  siteSectionUnknown: { zh: '模板不支持“{text}”', en: 'A template cannot have “{text}”' },
  siteWirelessGone: { zh: '无线模板已不存在', en: 'The wireless template is gone' },
  siteWirelessGroup: {
    zh: '无线模板“{name}”按分组或 AP 下发，不会到达这个站点',
    en: 'The wireless template “{name}” is for groups or access points and does not reach this site',
  },
  siteSectionAbsent: {
    zh: '这台网关不支持“{section}”，不会下发',
    en: 'This gateway has no “{section}”: it is left out',
  },
  sitePoolFull: { zh: '地址池“{name}”没有空闲的 /{prefix}', en: 'The pool “{name}” has no free /{prefix}' },
  siteBlockUnfit: {
    zh: '{text} 不是地址池“{name}”里的 /{prefix} 网段',
    en: '{text} is no /{prefix} block of the pool “{name}”',
  },
  siteBlockTaken: {
    zh: '{text} 与“{site}”的 {other} 重叠',
    en: '{text} overlaps with {other} of “{site}”',
  },
  siteRowWrong: { zh: '{section} {row}：{fault}', en: '{section} {row}: {fault}' },
  siteDrafted: {
    zh: '网关上有未下发的修改，下发后仍保留为草稿',
    en: 'The gateway has changes that were not sent; they stay a draft',
  },
  siteDiffers: {
    zh: '设备上有 {count} 处云端没有的修改，请先在网关配置页核对',
    en: 'The device has {count} changes that the cloud does not know. Look at them on its configuration page first',
  },
  siteMoves: {
    zh: '原来套用“{name}”，将改为套用这个模板',
    en: 'It follows “{name}” and will follow this template instead',
  },
  siteOfGateways: { zh: '只有网关可以套用站点模板', en: 'Only gateways follow site templates' },
  siteNetworkGone: { zh: '组网已不存在', en: 'The SD-WAN network is gone' },
  siteNetworkOther: { zh: '已在组网“{name}”中', en: 'It is in the network “{name}” already' },
  siteNetworkFull: {
    zh: '组网“{name}”的套餐最多 {most} 个成员，已满',
    en: 'The package of the network “{name}” allows {most} members: it is full',
  },
  siteNetworkRules: {
    zh: '组网“{name}”有 {count} 条规则，这台网关不能执行',
    en: 'The network “{name}” has {count} rules that this gateway does not carry out',
  },
  siteNetworkHub: { zh: '组网“{name}”已有中心“{hub}”', en: 'The network “{name}” has the centre “{hub}” already' },
});
