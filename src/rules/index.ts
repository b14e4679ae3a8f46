export type { Rule, RuleFailure } from './failure';
export { all, badLines, eachLine, either, linesOf, optional } from './combine';
export { fileAddress, url } from './address';
export { noQuotes, noSpecial } from './bans';
export { bankCard, idCard } from './cards';
export { serviceCode, smsCode } from './codes';
export { domain, domainList, host, tunnelDomain } from './domain';
export { email } from './email';
export { fileSize, fileType, image } from './file';
export {
  between,
  digits,
  integer,
  max,
  maxItems,
  maxLength,
  min,
  minItems,
  minLength,
  numeric,
  required,
} from './generic';
export { cidr, internalIp, ipList, ipOrSegment, ipv4, ipv4Number, ipv4Range, subnet, unicast } from './ipv4';
export { ip, ipv6, ipv6Mask, ipv6MaskList } from './ipv6';
export { chineseLength, lengthBetween, lengthBetweenChinese } from './length';
export { hostMac, mac, macList, normalMac } from './mac';
export { mobile, mobileMatches } from './mobile';
export { groupName, ssid } from './names';
export { parseSpans, printSpans, type Span } from './number-list';
export { confirms, password, passwordCharacters, passwordKinds, webPassword } from './password';
export { maxPort, port, ports } from './ports';
export { noRepeat, notAmong } from './repeat';
export { switchSpeed } from './switch-speed';
export { timePeriod, timePoint } from './time';
export { expandVlans, vlanId, vlans, vlansExist } from './vlan';
