import type {
  FirewallSettings,
  SecurityFault,
  SecurityService,
  SecuritySettings,
} from '../../../../src/domain/security';
import { decoyText, dnsClassText, threatText } from '../../../../src/text/security.text';
import { changeOf, inBoth, type Change, type ToldFacts } from '../../account/logs/facts';
import { because, type Said } from '../../kit/refusal';
import { broken } from '../../kit/validate';

const modes: Readonly<Record<FirewallSettings['mode'], string>> = { block: '拦截', watch: '只记录' };
const onOff = (on: boolean) => (on ? '开启' : '关闭');
const joined = (names: readonly string[]) => names.join('、');

/** What stands on screen for each, as the log tells it in English (`src/text/security.text.en.ts`). */
const english = {
  malware: 'malware',
  phishing: 'phishing',
  mining: 'crypto mining',
  botnet: 'botnet',
  advert: 'adverts',
  adult: 'adult',
  gambling: 'gambling',
  fraud: 'fraud',
  tracking: 'tracking',
  proxy: 'anonymous proxies',
  ssh: 'SSH',
  telnet: 'Telnet',
  http: 'HTTP',
  rdp: 'remote desktop',
  smb: 'file sharing',
  mysql: 'MySQL',
  redis: 'Redis',
  ftp: 'FTP',
  scan: 'port scan',
  brute: 'password guessing',
  exploit: 'exploit',
  injection: 'injection',
  trojan: 'trojan',
  dos: 'denial of service',
  virus: 'virus',
};
type Named = keyof typeof english;

/** Some of them, in both languages; nothing where there are none. */
const listed = <K extends Named>(names: readonly K[], zh: (name: K) => string, more?: (at: number) => string) =>
  names.length === 0
    ? ''
    : inBoth(
        joined(names.map((name, at) => zh(name) + (more?.(at) ?? ''))),
        names.map((name, at) => english[name] + (more?.(at) ?? '')).join(', '),
      );

const facts: { [S in SecurityService]: (settings: SecuritySettings[S]) => ToldFacts } = {
  domain_parsing: ({ enabled, classes, spared }) => ({
    防御: onOff(enabled),
    拦截分类: listed(classes, (one) => dnsClassText[one]),
    不防御的终端: joined(spared.split(/\s+/).filter(Boolean)),
  }),
  honeypot: ({ enabled, decoys }) => ({
    蜜罐: onOff(enabled),
    诱饵服务: listed(
      decoys.map(({ kind }) => kind),
      (kind) => decoyText[kind],
      (at) => ` ${decoys[at]!.port}`,
    ),
  }),
  firewall_plugin: ({ enabled, mode, threats, apps, auto, library }) => ({
    防护: onOff(enabled),
    处理方式: modes[mode],
    防护类型: listed(threats, (one) => threatText[one]),
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
