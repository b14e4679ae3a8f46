/** English for what a server says of work on many devices; what is not known stays. */
export function outcomeInEnglish(text: string): string {
  const whole = sentences[text];
  if (whole !== undefined) return whole;
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(text);
    if (found) return say(...found.slice(1));
  }
  return text;
}

/** Sentences as they stand. */
const sentences: Readonly<Record<string, string>> = {
  设备离线: 'The device is offline',
  '设备离线，待上线': 'The device is offline; waiting for it',
  '设备离线，上线后自动下发': 'The device is offline; it gets this once it is back',
  所属网关离线: 'Its gateway is offline',
  设备没有应答: 'The device did not answer',
  设备没有回复: 'The device did not reply',
  设备没有领取命令: 'The device did not fetch the command',
  设备没有执行: 'The device did not do it',
  设备拒绝了配置: 'The device refused the configuration',
  设备已解绑: 'The device was unbound',
  截止时间前没有上线: 'Not back before the deadline',
  与当前配置相同: 'The same as now',
  已取消: 'Cancelled',
  已手动暂停: 'Paused by hand',
  设备与预配置的种类不同: 'The device is of another kind than was prepared',
  配置送达之前设备已解绑: 'Unbound before the configuration arrived',
  等待执行的命令过多: 'Too many commands are waiting',
  只有网关可以解绑: 'Only gateways can be unbound',
  名称没有变化: 'The name is the same',
  已是该版本: 'Already on that version',
  这类设备不能放入该分组: 'Devices of this kind cannot be in that group',
  已不再套用站点模板: 'No longer follows a site template',
  '不是 AP': 'Not an AP',
  已与模板一致: 'Already as the template says',
  射频原本就是关闭的: 'The radios were off before',
  没有由本策略关闭的射频: 'This strategy switched no radio off',
  时段已经结束: 'Its time is over',
  没有由本策略下发的规则: 'This strategy brought no rule there',
  策略已停用或删除: 'The strategy is off or was deleted',
  设备不能由云端限速: 'The device takes no limits from the cloud',
  设备不能识别应用: 'The device tells no applications apart',
  设备不能计流量配额: 'The device counts no quota',
  没有符合条件的设备: 'No device fits',
  '服务中断，错过了执行时间': 'The service was down at its time',
  密码计划已删除: 'The plan was deleted',
  已有更新的密码: 'There is a newer password',
  '没有带这个无线网络的 AP': 'No AP carries this network',
  重启设备: 'Restart devices',
  解绑设备: 'Unbind devices',
  移出分组: 'Take out of the group',
  '批量修改 AP 配置': 'Change APs',
  '纠正与模板不一致的 AP': 'Set right the APs that differ',
  '站点模板：无线': 'Site template: wireless',
};

/** What strategies and templates do, as titles end with it. */
const deeds: Readonly<Record<string, string>> = {
  ...{
    重启设备: 'restart',
    关闭射频: 'radios off',
    恢复射频: 'radios on again',
    限速: 'limit',
    撤下限速: 'limit ends',
  },
  ...{ 屏蔽网站: 'block sites', 屏蔽应用: 'block applications', 撤下屏蔽: 'block ends' },
  ...{ 设流量配额: 'quota', 撤下配额: 'quota ends' },
  ...{ 下发修改: 'changes', 新建并下发: 'new', 纠正: 'set right', 删除: 'delete', 下发: 'apply', 无线: 'wireless' },
};
const deed = (text = ''): string => deeds[text] ?? text;

/** Sentences with names and numbers in them. */
const patterns: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^策略“(.+)”仍要求关闭$/, (name) => `Strategy “${name}” still wants it off`],
  [/^没有无线网络“(.+)”$/, (name) => `There is no network “${name}”`],
  [/^“(.+)”没有共用的密码$/, (name) => `“${name}” has no shared password`],
  [/^配置已下发，(.+)$/, (why) => `Configured, but ${outcomeInEnglish(why)}`],
  [/^参照设备“(.+)”已不在账号下$/, (name) => `The pattern “${name}” is no longer in the account`],
  [/^AP 已有 (\d+) 个 SSID$/, (count) => `The AP has ${count} SSIDs already`],
  [/^标签超过 (\d+) 个$/, (count) => `More than ${count} tags`],
  [/^(\S+) 没有 (\S+) 版本$/, (model, version) => `${model} has no version ${version}`],
  [/^移动到分组“(.+)”$/, (name) => `Move to group “${name}”`],
  [/^批量改名为“(.+)”$/, (name) => `Rename to “${name}”`],
  [/^管控策略“(.+)”：(.+)$/, (name, what) => `Strategy “${name}”: ${deed(what)}`],
  [/^无线模板“(.+)”：(.+)$/, (name, what) => `Wireless template “${name}”: ${deed(what)}`],
  [/^AC 模板“(.+)”：(.+)$/, (name, what) => `AC template “${name}”: ${deed(what)}`],
  [/^站点模板“(.+)”：(.+)$/, (name, what) => `Site template “${name}”: ${deed(what)}`],
  [/^模板“(.+)”：(.+) 改写$/, (name, whose) => `Template “${name}”: override for ${whose}`],
  [/^模板“(.+)”：(.+) 恢复继承$/, (name, whose) => `Template “${name}”: ${whose} inherits again`],
  [/^模板“(.+)”：(.+)$/, (name, what) => `Template “${name}”: ${deed(what)}`],
  [/^更换“(.+)”的 Wi-Fi 密码（(.+)）$/, (ssid, plan) => `Change the Wi-Fi password of “${ssid}” (${plan})`],
];
