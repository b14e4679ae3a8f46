import type {
  FirewallSettings,
  SecurityFault,
  SecurityService,
  SecuritySettings,
} from '../../../../src/domain/security';
import { decoyText, dnsClassText, threatText } from '../../../../src/text/security.text';
import type { Change } from '../../account/logs/facts';
import { because, type Said } from '../../kit/refusal';
import { broken } from '../../kit/validate';

const modes: Readonly<Record<FirewallSettings['mode'], string>> = { block: '拦截', watch: '只记录' };
const onOff = (on: boolean) => (on ? '开启' : '关闭');
const joined = (names: readonly string[]) => names.join('、');

const facts: { [S in SecurityService]: (settings: SecuritySettings[S]) => Record<string, string> } = {
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
export function wordsOfSettings<S extends SecurityService>(
  service: S,
  before: SecuritySettings[S],
  after: SecuritySettings[S],
): Change {
  const [was, is] = [facts[service](before), facts[service](after)];
  return Object.fromEntries(Object.keys(is).map((name) => [name, [was[name] ?? '', is[name] ?? '']]));
}

/** Why settings may not be so. */
export function faultOf(fault: SecurityFault): Said {
  switch (fault.fault) {
    case 'none':
      return because(fault.field === 'decoys' ? 'decoysNeeded' : 'threatsNeeded');
    case 'package':
      return fault.field === 'classes' ? because('classesMost', { most: fault.most }) : because('notInPackage');
    case 'mac':
      return broken({ rule: 'mac', line: fault.line, text: fault.text }, 'mac');
    case 'most':
      return because(fault.field === 'decoys' ? 'decoysMost' : 'sparedMost', { most: fault.most });
    case 'port':
      return because('decoyPort', { at: fault.at + 1 });
    case 'twice':
      return because('decoyPortTwice', { at: fault.at + 1 });
  }
}
