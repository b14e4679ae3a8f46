import type {
  FirewallSettings,
  SecurityFault,
  SecurityService,
  SecuritySettings,
} from '../../../../src/domain/security';
import { decoyText, dnsClassText, threatText } from '../../../../src/text/security.text';
import { decoyEnglish, dnsClassEnglish, threatEnglish } from '../../../../src/text/security-english';
import { changeOf, inBoth, type Change, type ToldFacts } from '../../account/logs/facts';
import { because, type Said } from '../../kit/refusal';
import { broken } from '../../kit/validate';

const modes: Readonly<Record<FirewallSettings['mode'], string>> = { block: '拦截', watch: '只记录' };
const onOff = (on: boolean) => (on ? '开启' : '关闭');
const joined = (names: readonly string[]) => names.join('、');

/** Some of them by their names in both languages, with what follows each; nothing where there are none. */
function listed<K extends string>(
  keys: readonly K[],
  zh: Readonly<Record<K, string>>,
  en: Readonly<Record<K, string>>,
  more: (at: number) => string = () => '',
) {
  const named = (names: Readonly<Record<K, string>>) => keys.map((key, at) => names[key] + more(at));
  return keys.length === 0 ? '' : inBoth(joined(named(zh)), named(en).join(', '));
}

const facts: { [S in SecurityService]: (settings: SecuritySettings[S]) => ToldFacts } = {
  domain_parsing: ({ enabled, classes, spared }) => ({
    防御: onOff(enabled),
    拦截分类: listed(classes, dnsClassText, dnsClassEnglish),
    不防御的终端: joined(spared.split(/\s+/).filter(Boolean)),
  }),
  honeypot: ({ enabled, decoys }) => ({
    蜜罐: onOff(enabled),
    诱饵服务: listed(
      decoys.map(({ kind }) => kind),
      decoyText,
      decoyEnglish,
      (at) => ` ${decoys[at]!.port}`,
    ),
  }),
  firewall_plugin: ({ enabled, mode, threats, apps, auto, library }) => ({
    防护: onOff(enabled),
    处理方式: modes[mode],
    防护类型: listed(threats, threatText, threatEnglish),
    应用识别: onOff(apps),
    自动更新规则库: onOff(auto),
    规则库: library,
  }),
};

/** What changed in the settings of a service, for the log of actions. */
export const wordsOfSettings = <S extends SecurityService>(
  service: S,
  before: SecuritySettings[S],
  after: SecuritySettings[S],
): Change => changeOf(facts[service](before), facts[service](after));

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
