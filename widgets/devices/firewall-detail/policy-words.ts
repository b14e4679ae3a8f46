import { sectionOf, type ConfigRow, type ConfigValue } from '../../../src/domain/config';
import { firewallDetailText as text } from './firewall-detail.text';

const optionsOf = (name: string) =>
  new Map(
    sectionOf('firewall', 'policies')!
      .fields.find((field) => field.name === name)
      ?.options?.map(({ value, label }) => [value, label]),
  );
const zones = optionsOf('from');
const protocols = optionsOf('protocol');

/** A zone in words. */
export const zoneOf = (value: ConfigValue | undefined): string => zones.get(String(value)) ?? String(value);

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
  [protocols.get(String(protocol)) ?? String(protocol), ports && String(ports)].filter(Boolean).join(' ');
