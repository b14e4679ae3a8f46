/** Why a value was refused: the rule's name and what its sentence needs. `ruleText` in `src/text` says it in Chinese. */
export type RuleFailure = (
  | { rule: PlainRule }
  | { rule: 'minLength' | 'minItems'; min: number }
  | { rule: 'maxLength' | 'maxItems'; max: number }
  | { rule: 'length' | 'lengthChinese' | 'between' | 'switchSpeed'; min: number; max: number }
  | { rule: 'min'; min: number }
  | { rule: 'max'; max: number }
  | { rule: 'vlanMissing'; ids: readonly number[] }
  | { rule: 'fileType'; types: readonly string[] }
  | { rule: 'fileSize'; bytes: number }
) &
  Place;

/** Where in a longer value the failure is. */
interface Place {
  /** Line of a one-per-line value, from 1. */
  line?: number;
  /** The part that is wrong: the bad line, the repeated item, the forbidden character. */
  text?: string;
}

/** Rules whose sentence needs nothing but the label (and the place). */
export type PlainRule =
  | 'required'
  | 'mobile'
  | 'mobileMismatch'
  | 'email'
  | 'idCard'
  | 'bankCard'
  | 'serviceCode'
  | 'smsCode'
  | 'password'
  | 'webPassword'
  | 'passwordCharacters'
  | 'confirm'
  | 'mac'
  | 'hostMac'
  | 'timePoint'
  | 'timePeriod'
  | 'day'
  | 'room'
  | 'contrast'
  | 'vlan'
  | 'vlanId'
  | 'vlanDuplicate'
  | 'port'
  | 'ports'
  | 'ip'
  | 'unicast'
  | 'ipRange'
  | 'cidr'
  | 'subnet'
  | 'ipv6'
  | 'ipv6Mask'
  | 'domain'
  | 'host'
  | 'tunnelDomain'
  | 'groupName'
  | 'ssid'
  | 'special'
  | 'quotes'
  | 'repeat'
  | 'url'
  | 'fileAddress'
  | 'numeric'
  | 'integer'
  | 'digits'
  | 'image'
  | 'overlap'
  | 'outside'
  | 'hostAddress'
  | 'poolTaken'
  | 'countDiffers'
  | 'choice';

/** A rule: nothing when the value is good. Pure; an empty text is refused unless the rule says otherwise. */
export type Rule<V = string> = (value: V) => RuleFailure | undefined;

/** A rule that is a regular expression. */
export const pattern =
  (rule: PlainRule, expression: RegExp): Rule =>
  (value) =>
    expression.test(value) ? undefined : { rule };
