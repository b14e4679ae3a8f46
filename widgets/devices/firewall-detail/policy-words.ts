import { sectionOf, type ConfigRow, type ConfigValue } from '../../../src/domain/config';
import { localize } from '../../../src/ui/staged';
import { firewallDetailText as text } from './firewall-detail.text';

/** A choice of a policy's field in words. */
const choiceOf = (name: string, value: ConfigValue | undefined): string =>
  localize(sectionOf('firewall', 'policies')!)
    .fields.find((field) => field.name === name)
    ?.options?.find((one) => one.value === value)?.label ?? String(value);

/** A zone in words. */
export const zoneOf = (value: ConfigValue | undefined): string => choiceOf('from', value);

/** A list of addresses in one line: the first, and how many. */
export function addressOf(value: ConfigValue | undefined): string {
  const lines = String(value ?? '')
    .split('\n')
    .filter(Boolean);
  if (lines.length === 0) return text.any;
  return lines.length === 1 ? lines[0]! : `${lines[0]!} ${text.more(lines.length)}`;
}

/** Protocol and ports in one line. */
export const serviceOf = ({ protocol, ports }: ConfigRow): string =>
  [choiceOf('protocol', protocol), ports && String(ports)].filter(Boolean).join(' ');
