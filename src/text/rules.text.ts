import { spaced } from './spaced';
import type { RuleFailure } from '../rules';
import { words } from './words';

/**
 * The sentence for a failed rule at the field named `label` (specification, sections 5 and 8). A failure in one line of
 * a list names the line: `第 3 行“00:1g”：MAC 地址无效`.
 */
export function ruleText(failure: RuleFailure, label: string): string {
  const sentence = sentenceOf(failure, label);
  return failure.line === undefined ? sentence : ruleTexts.atLine(failure.line, failure.text ?? '', sentence);
}

/**
 * Turns rules into a field's check: the sentence of the first failure. An empty value is left to `required`, so that an
 * optional field may stay empty.
 */
export const checks =
  <V>(label: string, ...rules: ((value: V) => RuleFailure | undefined)[]) =>
  (value: V | undefined): string | undefined => {
    const empty = value === undefined || value === null || value === '';
    for (const rule of rules) {
      const failure = rule(value as V);
      if (failure && (!empty || failure.rule === 'required')) return ruleText(failure, label);
    }
    return undefined;
  };

/** A sentence for each rule; those without a sentence of their own say that the format is invalid. */
export const ruleTexts = words('rules', {
  atLine: (line: number, text: string, sentence: string) => `第 ${line} 行“${text}”：${sentence}`,
  required: (label: string) => spaced`必须填写${label}`,
  invalid: (label: string) => `[${label}]格式无效`,
  mobileMismatch: (label: string) => `[${label}]与当前绑定手机号不匹配`,
  vlanMissing: (ids: readonly number[]) => `VLAN 不存在：${ids.join('、')}，请先在 VLAN 页面新建`,
  minLength: (label: string, min: number) => `[${label}]至少 ${min} 个字符`,
  maxLength: (label: string, max: number) => `[${label}]最多 ${max} 个字符`,
  minItems: (label: string, min: number) => `[${label}]至少选择 ${min} 项`,
  maxItems: (label: string, max: number) => `[${label}]最多选择 ${max} 项`,
  length: (label: string, min: number, max: number) => `[${label}]长度应为 ${min}–${max} 个字符`,
  lengthChinese: (label: string, min: number, max: number) =>
    `[${label}]长度应为 ${min}–${max} 个字符，一个汉字计 3 个`,
  min: (label: string, min: number) => `[${label}]不能小于 ${min}`,
  max: (label: string, max: number) => `[${label}]不能大于 ${max}`,
  between: (label: string, min: number, max: number) => `[${label}]应在 ${min}–${max} 之间`,
  switchSpeed: (label: string, min: number, max: number) => `[${label}]应为 0（不限速）或 ${min}–${max} 的整数`,
  fileType: (label: string, types: readonly string[]) => `[${label}]只支持 ${types.join('、')} 文件`,
  fileSize: (label: string, megabytes: number) => `[${label}]不能超过 ${megabytes} MB`,
  vlanId: 'VLAN ID 应为 1–4094 的一个数字',
  vlan: (text: string) => `VLAN 无效：${text}，应为 1–4094，多个用逗号分隔，范围用连字符且由小到大`,
  vlanDuplicate: (text: string) => `重复项：VLAN ${text}`,
  port: (text: string) => `端口无效：${text}，应为 1–65535 的一个端口`,
  ports: (text: string) => `端口无效：${text}，应为 1–65535，多个用逗号分隔，范围用连字符且由小到大`,
  repeat: (text: string) => `重复项：${text}`,
  overlap: (label: string, text: string) => `[${label}]与“${text}”重叠`,
  outside: (label: string, text: string) => `[${label}]不在网段 ${text} 内`,
  countDiffers: (label: string, text: string) => `[${label}]应为 1 个，或与外网端口一样为 ${text} 个`,
  choice: (label: string, text: string) => `[${label}]没有这个选项：${text}`,
  special: (label: string, text: string) => `[${label}]不能含有特殊字符 ${text}`,
  quotes: (label: string, text: string) => `[${label}]不能含有引号 ${text}`,
});

/** Rules whose sentence says more than 格式无效 and needs the label at most. */
export const plainRules: Partial<Record<RuleFailure['rule'], (label: string) => string>> = words('plainRules', {
  hostAddress: (label: string) => `[${label}]不能是网络地址或广播地址`,
  unicast: (label: string) => `[${label}]不能是组播、广播、本机或 0 开头的地址`,
  hostMac: (label: string) => `[${label}]不能是广播、组播或全 0 地址`,
  poolTaken: (label: string) => `[${label}]不能包含网关地址、网络地址或广播地址`,
  serviceCode: () => '服务码错误',
  smsCode: (label: string) => `[${label}]应为 6 位数字`,
  password: (label: string) => `[${label}]应为 8–16 位，只含字母、数字和 ~!@#$%^&*?. 且至少两种`,
  webPassword: (label: string) => `[${label}]应为 6–64 位，字母、数字、符号至少两种`,
  passwordCharacters: (label: string) => `[${label}]只能含字母、数字和 !@#^*()[]{}_-+=.?<>:~`,
  confirm: () => '两次输入的密码不一致',
  mac: () => 'MAC 地址无效，应为 6 组十六进制数，用冒号或连字符分隔',
  timePoint: (label: string) => `[${label}]格式无效，应为 HH:MM`,
  timePeriod: (label: string) => `[${label}]格式无效，应为 HH:MM-HH:MM`,
  day: (label: string) => `[${label}]格式无效，应为 YYYY-MM-DD`,
  room: () => '应为“房号,口令”，例如 8012,李',
  contrast: (label: string) => `[${label}]太浅，白字看不清`,
  ip: () => 'IP 地址无效',
  ipRange: () => 'IP 范围无效，应为“起始 IP-结束 IP”且由小到大',
  cidr: () => '网段无效，应为“IP/前缀”，前缀 1–32',
  subnet: () => '子网无效，应为“IP/前缀”，前缀 8–32',
  ipv6: () => 'IPv6 地址无效',
  ipv6Mask: () => 'IPv6 掩码无效，应为“后缀/掩码”',
  domain: () => '域名无效，应为 3–255 个字符，每级最多 63 个',
  host: (label: string) => `[${label}]应为 IP 地址或域名，例如 192.168.8.1、example.com`,
  tunnelDomain: (label: string) => `[${label}]只能含数字和小写字母`,
  groupName: (label: string) => `[${label}]只能含字母、数字、汉字和 + = _ -`,
  ssid: (label: string) => `[${label}]只能含字母、数字、汉字、空格和 !@#^()*-_.`,
  url: (label: string) => `[${label}]格式无效，必须以 http:// 或 https:// 开头`,
  fileAddress: (label: string) => `[${label}]不能以 http、udp、rtsp 或 rtp 开头`,
  numeric: (label: string) => `[${label}]必须是数字`,
  integer: (label: string) => `[${label}]必须是整数`,
  digits: (label: string) => `[${label}]只能含数字`,
  image: (label: string) => `[${label}]必须是 PNG、JPEG、GIF、WebP 或 BMP 图片`,
});

function sentenceOf(failure: RuleFailure, label: string): string {
  const text = ruleTexts;
  switch (failure.rule) {
    case 'required':
      return text.required(label);
    case 'mobileMismatch':
      return text.mobileMismatch(label);
    case 'minLength':
      return text.minLength(label, failure.min);
    case 'maxLength':
      return text.maxLength(label, failure.max);
    case 'minItems':
      return text.minItems(label, failure.min);
    case 'maxItems':
      return text.maxItems(label, failure.max);
    case 'length':
      return text.length(label, failure.min, failure.max);
    case 'lengthChinese':
      return text.lengthChinese(label, failure.min, failure.max);
    case 'min':
      return text.min(label, failure.min);
    case 'max':
      return text.max(label, failure.max);
    case 'between':
      return text.between(label, failure.min, failure.max);
    case 'switchSpeed':
      return text.switchSpeed(label, failure.min, failure.max);
    case 'vlanMissing':
      return text.vlanMissing(failure.ids);
    case 'fileType':
      return text.fileType(label, failure.types);
    case 'fileSize':
      return text.fileSize(label, Math.floor(failure.bytes / 1024 / 1024));
    case 'vlan':
      return text.vlan(failure.text ?? '');
    case 'vlanId':
      return text.vlanId;
    case 'vlanDuplicate':
      return text.vlanDuplicate(failure.text ?? '');
    case 'port':
      return text.port(failure.text ?? '');
    case 'ports':
      return text.ports(failure.text ?? '');
    case 'repeat':
      return text.repeat(failure.text ?? '');
    case 'overlap':
    case 'outside':
    case 'countDiffers':
    case 'choice':
      return text[failure.rule](label, failure.text ?? '');
    case 'special':
      return text.special(label, failure.text ?? '');
    case 'quotes':
      return text.quotes(label, failure.text ?? '');
    default:
      return plainRules[failure.rule]?.(label) ?? text.invalid(label);
  }
}
