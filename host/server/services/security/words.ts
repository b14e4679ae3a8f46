import type { FirewallSettings, GuardFault, GuardService, GuardSettings } from '../../../../src/domain/guard';
import { decoyText, dnsClassText, threatText } from '../../../../src/text/guard.text';
import type { Change } from '../../account/logs/facts';

const modes: Readonly<Record<FirewallSettings['mode'], string>> = { block: '拦截', watch: '只记录' };
const onOff = (on: boolean) => (on ? '开启' : '关闭');
const joined = (names: readonly string[]) => names.join('、');

const facts: { [S in GuardService]: (settings: GuardSettings[S]) => Record<string, string> } = {
  domain_parsing: ({ enabled, classes, spared }) => ({
    防御: onOff(enabled),
    拦截分类: joined(classes.map((one) => dnsClassText[one])),
    不防御的终端: joined(spared.split(/\s+/).filter(Boolean)),
  }),
  honeypot: ({ enabled, decoys }) => ({
    蜜罐: onOff(enabled),
    诱饵服务: joined(decoys.map(({ kind, port }) => `${decoyText[kind]} ${port}`)),
  }),
  firewall_plugin: ({ enabled, mode, threats, apps, auto, library }) => ({
    防护: onOff(enabled),
    处理方式: modes[mode],
    防护类型: joined(threats.map((one) => threatText[one])),
    应用识别: onOff(apps),
    自动更新规则库: onOff(auto),
    规则库: library,
  }),
};

/** What changed in the settings of a service, for the log of actions. */
export function wordsOfSettings<S extends GuardService>(
  service: S,
  before: GuardSettings[S],
  after: GuardSettings[S],
): Change {
  const [was, is] = [facts[service](before), facts[service](after)];
  return Object.fromEntries(Object.keys(is).map((name) => [name, [was[name] ?? '', is[name] ?? '']]));
}

/** Why settings may not be so. */
export function faultText(fault: GuardFault): string {
  switch (fault.fault) {
    case 'none':
      return fault.field === 'decoys' ? '[诱饵服务]至少选择 1 项' : '[拦截内容]至少选择 1 项';
    case 'package':
      if (fault.field === 'classes') return `[拦截分类]当前套餐只含前 ${fault.most} 类，请升级套餐`;
      return '当前套餐不含这项功能，请升级套餐';
    case 'mac':
      return `第 ${fault.line} 行“${fault.text}”：MAC 地址无效，应为 6 组十六进制数，用冒号或连字符分隔`;
    case 'most':
      return fault.field === 'decoys' ? `[诱饵服务]当前套餐最多 ${fault.most} 个` : `[终端]最多 ${fault.most} 个`;
    case 'port':
      return `第 ${fault.at + 1} 个诱饵的端口应为 1–65535 的整数`;
    case 'twice':
      return `第 ${fault.at + 1} 个诱饵的端口与其他诱饵重复`;
  }
}
