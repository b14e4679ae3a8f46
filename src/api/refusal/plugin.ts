import { sayings } from './table';

/** Plugins. */
export const plugin = sayings({
  noPlugin: { code: 4004, zh: '没有找到这个插件', en: 'There is no such plugin' },
  noPluginVersion: { code: 4004, zh: '没有找到这个版本', en: 'There is no such version' },
  pluginNotThere: { code: 4004, zh: '这台网关没有安装这个插件', en: 'The gateway does not have this plugin' },
  pluginReviewed: {
    code: 4740,
    zh: '安装之后才能评价',
    en: 'Only who has installed it can review it',
  },
  pluginKeyBad: { zh: '不是 Ed25519 公钥（PEM）', en: 'This is no public Ed25519 key (PEM)' },
  pluginPackageBad: { zh: '插件包无效：{why}', en: 'The package is not valid: {why}' },
  pluginUntrusted: {
    zh: '签名不是由受信任的发布方签发',
    en: 'It is not signed by a publisher that is trusted',
  },
  pluginPublished: { zh: '这个版本已经发布过', en: 'This version is published already' },
  pluginOfOther: { zh: '这个编号属于另一个发布方', en: 'This id belongs to another publisher' },
  pluginSettingUnfit: { zh: '填写的内容无效', en: 'This is not valid' },
  pluginSettingRange: { zh: '应在 {min} 到 {max} 之间', en: 'It has to be from {min} to {max}' },
});
