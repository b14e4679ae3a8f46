import { configSections, newRow, type ConfigDocument, type ConfigRow } from '../../../../src/domain/config';
import type { Known } from '../../fleet/config/device';
import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';
import { heldBy } from './held';
import { simulatedGateway } from './initial-gateway';

/** What the one who set a simulated device up may have written. */
export async function simulatedConfig(sql: Sql, device: Known, vault: Vault): Promise<ConfigDocument> {
  if (!device.simulated) return {};
  if (device.kind === 'gateway') return (await heldBy(sql, device.id, vault)) ?? simulatedGateway(sql, device.id);
  return device.kind === 'firewall' ? { policies: simulatedPolicies(device) } : {};
}

/** Policies of `kindsOf`. */
const perRound = 4;

/** As many policies as the list says the firewall has. */
function simulatedPolicies({ detail }: Known): ConfigRow[] {
  const [policies] = configSections.firewall;
  const count = typeof detail.policies === 'number' ? detail.policies : 0;
  // Each round is about networks of its own, so that none takes what is meant for another.
  const kindsOf = (round: number): Record<string, string | boolean>[] => [
    { name: '内网访问外网', from: 'trust', to: 'untrust', source_ips: `172.16.${round}.0/24`, action: 'permit' },
    {
      name: '外网访问 DMZ',
      from: 'untrust',
      to: 'dmz',
      protocol: 'tcp',
      ports: '80,443',
      target_ips: `172.20.${round}.0/24`,
      action: 'permit',
      log: true,
    },
    {
      name: '阻断高危端口',
      from: 'any',
      to: 'any',
      protocol: 'tcp',
      ports: '135-139,445,3389',
      source_ips: `172.16.${round}.0/24`,
      action: 'deny',
      log: true,
    },
    { name: '访客隔离', from: 'trust', to: 'trust', source_ips: `192.168.${20 + round}.0/24`, action: 'deny' },
  ];
  return Array.from({ length: count }, (_, i): ConfigRow => {
    const round = Math.floor(i / perRound);
    const kind = kindsOf(round + 1)[i % perRound]!;
    const name = round === 0 ? kind.name! : `${String(kind.name)} ${round + 1}`;
    return { ...newRow(policies!, `p${i + 1}`), ...kind, name };
  });
}
