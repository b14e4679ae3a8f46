import type { RuleFailure } from '../rules';

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

/** Sentences that need more than the label. */
export const ruleTexts = {
  atLine: (line: number, text: string, sentence: string) => `第 ${line} 行“${text}”：${sentence}`,
  required: (label: string) => `必须填写${label}`,
  invalid: (label: string) => `[${label}]格式无效`,
  mobileMismatch: (label: string) => `[${label}]与当前绑定手机号不匹配`,
  vlanMissing: (ids: readonly number[]) => `VLAN 不存在：${ids.join('、')}，请先在 VLAN 页面创建`,
};

function sentenceOf(failure: RuleFailure, label: string): string {
  switch (failure.rule) {
    case 'required':
      return ruleTexts.required(label);
    case 'mobileMismatch':
      return ruleTexts.mobileMismatch(label);
    case 'minLength':
      return `[${label}]至少 ${failure.min} 个字符`;
    case 'maxLength':
      return `[${label}]最多 ${failure.max} 个字符`;
    case 'minItems':
      return `[${label}]至少选择 ${failure.min} 项`;
    case 'maxItems':
      return `[${label}]最多选择 ${failure.max} 项`;
    case 'length':
      return `[${label}]长度应为 ${failure.min}–${failure.max} 个字符`;
    case 'lengthChinese':
      return `[${label}]长度应为 ${failure.min}–${failure.max} 个字符，一个汉字计 3 个`;
    case 'min':
      return `[${label}]不能小于 ${failure.min}`;
    case 'max':
      return `[${label}]不能大于 ${failure.max}`;
    case 'between':
      return `[${label}]应在 ${failure.min}–${failure.max} 之间`;
    case 'switchSpeed':
      return `[${label}]应为 0（不限速）或 ${failure.min}–${failure.max} 的整数`;
    case 'vlanMissing':
      return ruleTexts.vlanMissing(failure.ids);
    case 'fileType':
      return `[${label}]只支持 ${failure.types.join('、')} 文件`;
    case 'fileSize':
      return `[${label}]不能超过 ${Math.floor(failure.bytes / 1024 / 1024)} MB`;
    case 'vlan':
      return `VLAN 无效：${failure.text ?? ''}，应为 1–4094，多个用逗号分隔，范围用连字符且由小到大`;
    case 'vlanDuplicate':
      return `重复项：VLAN ${failure.text ?? ''}`;
    case 'ports':
      return `端口无效：${failure.text ?? ''}，应为 1–65535，多个用逗号分隔，范围用连字符且由小到大`;
    case 'repeat':
      return `重复项：${failure.text ?? ''}`;
    case 'special':
      return `[${label}]不能含有特殊字符 ${failure.text ?? ''}`;
    case 'quotes':
      return `[${label}]不能含有引号 ${failure.text ?? ''}`;
    default:
      return plain[failure.rule]?.(label) ?? ruleTexts.invalid(label);
  }
}

/** Rules whose sentence says more than 格式无效. */
const plain: Partial<Record<RuleFailure['rule'], (label: string) => string>> = {
  serviceCode: () => '服务码错误',
  smsCode: (label) => `[${label}]应为 6 位数字`,
  password: (label) => `[${label}]应为 8–16 位，只含字母、数字和 ~!@#$%^&*?. 且至少两种`,
  webPassword: (label) => `[${label}]应为 6–64 位，字母、数字、符号至少两种`,
  passwordCharacters: (label) => `[${label}]只能含字母、数字和 !@#^*()[]{}_-+=.?<>:~`,
  confirm: () => '两次输入的密码不一致',
  mac: () => 'MAC 地址无效，应为 6 组十六进制数，用冒号或连字符分隔',
  timePoint: (label) => `[${label}]格式无效，应为 HH:MM`,
  timePeriod: (label) => `[${label}]格式无效，应为 HH:MM-HH:MM`,
  ip: () => 'IP 地址无效',
  ipRange: () => 'IP 范围无效，应为“起始 IP-结束 IP”且由小到大',
  cidr: () => '网段无效，应为“IP/前缀”，前缀 1–32',
  subnet: () => '子网无效，应为“IP/前缀”，前缀 8–32',
  ipv6: () => 'IPv6 地址无效',
  ipv6Mask: () => 'IPv6 掩码无效，应为“后缀/掩码”',
  domain: () => '域名无效，应为 3–255 个字符，每级最多 63 个',
  tunnelDomain: (label) => `[${label}]只能含数字和小写字母`,
  groupName: (label) => `[${label}]只能含字母、数字、汉字和 + = _ -`,
  ssid: (label) => `[${label}]只能含字母、数字、汉字、空格和 !@#^()*-_.`,
  url: (label) => `[${label}]格式无效，必须以 http:// 或 https:// 开头`,
  fileAddress: (label) => `[${label}]不能以 http、udp、rtsp 或 rtp 开头`,
  numeric: (label) => `[${label}]必须是数字`,
  integer: (label) => `[${label}]必须是整数`,
  digits: (label) => `[${label}]只能含数字`,
  image: (label) => `[${label}]必须是 PNG、JPEG、GIF、WebP 或 BMP 图片`,
};
