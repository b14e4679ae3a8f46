import { configSections, newRow, type ConfigDocument, type ConfigRow } from '../../../../src/domain/config';
import { initialDocument } from '../../fleet/config/initial';
import { knownDevice } from '../../fleet/config/device';
import { configPlace, sealSecrets } from '../../fleet/config/sealed';
import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';
import { iso } from '../../../../src/domain/time';
import { simulatedConfigs } from '../config/feature';
import { hold } from '../config/held';
import type { Fleet } from '../simulation/fleet';

/** Sites of a fleet whose settings have been read, after the well-known first ones. */
const sites = [3, 13] as const;

/**
 * Settings of some gateways and access points, as if they had been read: a few let the internet reach what it should
 * not, a few have passwords that are guessed soon.
 */
export async function seedKnownConfigs(
  sql: Sql,
  vault: Vault,
  fleet: Fleet,
  isThere: (id: string) => boolean,
  now: number,
) {
  const tools = { features: [simulatedConfigs], vault };
  const { accountId } = fleet.plan;
  const gateways = fleet.gateways.slice(...sites).filter(({ id }) => isThere(id));
  for (const [i, gateway] of gateways.entries()) {
    const document = await initialDocument(sql, tools, await knownDevice(sql, accountId, gateway.id));
    const opened = i === 1 || i === 4 ? [remote(i === 1 ? '3389' : '22,3306')] : [];
    const known = { ...document, port_mapping: [...(document.port_mapping ?? []), ...opened] };
    await write(sql, vault, accountId, gateway.id, known, now);
    if (i === changedByHand) await hold(sql, gateway.id, changed(known), vault);
    for (const [n, ap] of gateway.children
      .filter(({ kind }) => kind === 'ap')
      .slice(0, 2)
      .entries()) {
      if (!isThere(ap.id)) continue;
      const known = await initialDocument(sql, tools, await knownDevice(sql, accountId, ap.id));
      const ssids = (known.ssids ?? []).map((row, at) => secured(row, i === 2 && n === 0 && at === 0, at));
      await write(sql, vault, accountId, ap.id, { ...known, ssids }, now);
    }
  }
}

/** The site whose gateway somebody went to and changed by hand. */
const changedByHand = 5;

function changed(document: ConfigDocument): ConfigDocument {
  const [office, ...rest] = document.vlan ?? [];
  if (!office) return document;
  const guests = { vlan: '33', name: '展厅', address: '172.16.33.1/24', pool: '172.16.33.100-172.16.33.220' };
  return { ...document, vlan: [{ ...office, lease: 480 }, ...rest, { ...office, id: 'own1', ...guests }] };
}

const [, portMapping] = configSections.gateway;

/** A machine that somebody wants to reach from home. */
const remote = (ports: string): ConfigRow => ({
  ...newRow(portMapping!, 'm9'),
  name: '远程维护',
  outer_ports: ports,
  inner_ip: '172.16.10.60',
  inner_ports: ports,
});

const secured = (row: ConfigRow, weak: boolean, at: number): ConfigRow => ({
  ...row,
  security: 'wpa2',
  password: weak ? '12345678' : `Np-Wifi-${20_260 + at}`,
});

async function write(
  sql: Sql,
  vault: Vault,
  accountId: string,
  id: string,
  document: ConfigDocument,
  now: number,
): Promise<void> {
  const made = await sql.query(
    'INSERT INTO device_config (device_id, account_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING device_id',
    [id, accountId],
  );
  if (made.length === 0) return;
  await sql.query(
    `INSERT INTO config_version (device_id, version, account_id, origin, document, changes, sections, author, at, state, settled_at)
     VALUES ($1, 0, $2, 'initial', $3, 0, '{}', '', $4, 'done', $4)`,
    [id, accountId, sealSecrets(vault, configPlace(accountId), document), iso(now)],
  );
}
