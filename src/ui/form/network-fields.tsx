import { cidr, ip, ipOrSegment, ipv4, mac, normalMac, ports, subnet, vlans, vlansExist, type Rule } from '../../rules';
import { TextField, type TextFieldProps } from './text-field';

type NetworkFieldProps = Omit<TextFieldProps, 'type' | 'mono' | 'autoComplete' | 'tidy'>;

/** What an `IpField` takes. */
export type AddressKind = 'ipv4' | 'ip' | 'ipOrSegment' | 'cidr' | 'subnet';

const addresses: Record<AddressKind, { rule: Rule; example: string }> = {
  ipv4: { rule: ipv4, example: '192.168.8.1' },
  ip: { rule: ip, example: '192.168.8.1' },
  ipOrSegment: { rule: ipOrSegment({ range: true, cidr: true }), example: '192.168.8.10-192.168.8.99' },
  cidr: { rule: cidr, example: '192.168.8.0/24' },
  subnet: { rule: subnet, example: '192.168.8.0/24' },
};

/** An address or a segment; `ipv4` unless told. */
export const IpField = ({ kind = 'ipv4', rules, ...rest }: NetworkFieldProps & { kind?: AddressKind | undefined }) => (
  <TextField
    {...boxed}
    placeholder={addresses[kind].example}
    {...rest}
    rules={[addresses[kind].rule, ...(rules ?? [])]}
  />
);

/** A MAC address; written the product's way when the field is left. */
export const MacField = ({ rules, ...rest }: NetworkFieldProps) => (
  <TextField
    {...boxed}
    placeholder="a4:39:b3:0c:55:af"
    {...rest}
    tidy={(value) => (mac(value.trim()) ? value : normalMac(value))}
    rules={[mac, ...(rules ?? [])]}
  />
);

/** Ports and ranges of ports, comma-separated. */
export const PortsField = ({ rules, ...rest }: NetworkFieldProps) => (
  <TextField {...boxed} placeholder="80,443,8000-8010" {...rest} rules={[ports, ...(rules ?? [])]} />
);

/** VLAN ids and ranges. `created`: those that exist, when the field must name existing ones. */
export const VlanField = ({
  created,
  rules,
  ...rest
}: NetworkFieldProps & { created?: Iterable<number> | undefined }) => (
  <TextField
    {...boxed}
    placeholder="10,20,100-199"
    {...rest}
    rules={[vlans, ...(created ? [vlansExist(created)] : []), ...(rules ?? [])]}
  />
);

const boxed = { mono: true, autoComplete: 'off', tidy: (value: string) => value.trim() } as const;
