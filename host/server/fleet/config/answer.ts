import type { ConfigTrouble, ConfigVersion, DeviceConfig } from '../../../../src/api/contract/config';
import {
  checkDocument,
  configSections,
  createdVlans,
  diffDocuments,
  hideSecrets,
  offeredSections,
  warningsOf,
  withHeld,
  type Behind,
  type ConfigContext,
  type ConfigDocument,
  type ConfigProblem,
} from '../../../../src/domain/config';
import type { Who } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { readPage, type Paging } from '../../kit/sql/page';
import type { Known } from './device';
import { loadConfig, type Loaded } from './known';
import { readOnDevice } from './running';
import { fieldSaid } from './said';
import { inChinese, type Said } from '../../kit/refusal';
import { broken } from '../../kit/validate';
import { authorOf } from '../../account/logs/actor';

/** A device's document with its draft over it. What control strategies hold now is there whenever the draft was made. */
export const withDraft = ({ document, draft, held }: Pick<Loaded, 'document' | 'draft' | 'held'>): ConfigDocument => ({
  ...document,
  ...withHeld(draft ?? {}, document, held),
});

/**
 * What a check of a device's document as it would be may look at: an access point and a firewall use the VLANs of their
 * gateway.
 */
export async function contextOf(
  sql: Sql,
  who: Who,
  { device, document: before }: Pick<Loaded, 'device' | 'document'>,
  document: ConfigDocument,
): Promise<ConfigContext> {
  const { limit_min: min, limit_max: max } = device.detail;
  const speed = typeof min === 'number' && typeof max === 'number' ? { speed: { min, max } } : {};
  if (device.kind === 'switch') return { document, vlans: createdVlans(document.vlan), ...speed };
  if (device.kind === 'gateway') {
    const known = await sql.query<{ id: string }>('SELECT id FROM portal_template WHERE account_id = $1', [
      who.caller.accountId,
    ]);
    const sockets = await sql.query<Socket>(
      'SELECT name, role, address FROM device_interface WHERE device_id = $1 ORDER BY position, name',
      [device.id],
    );
    return {
      document,
      vlans: createdVlans(document.vlan),
      wans: sockets.flatMap(({ role, address }) => (role === 'wan' && address !== null ? [address] : [])),
      ...(sockets.length > 0 && {
        interfaces: { wan: namesOf(sockets, 'wan', before), lan: namesOf(sockets, 'lan', before) },
      }),
      templates: new Set(known.map(({ id }) => id)),
    };
  }
  const gateway = await loadConfig(sql, who, device.gateway_id).catch(() => undefined);
  return { document, vlans: createdVlans(gateway?.document.vlan) };
}

interface Socket {
  name: string;
  role: 'wan' | 'lan';
  address: string | null;
}

/** Interfaces that may be named: those there are, and those that were named when they were: nothing else waits for these. */
function namesOf(sockets: readonly Socket[], role: Socket['role'], before: ConfigDocument): string[] {
  const own = sockets.filter((one) => one.role === role);
  const named = configSections.gateway.flatMap(({ key, fields }) =>
    fields
      .filter(({ source }) => source === role)
      .flatMap(({ name }) => (before[key] ?? []).map((row) => String(row[name] ?? ''))),
  );
  return [...(own.length > 0 ? own : sockets).map(({ name }) => name), ...named];
}

/** Problems in words. */
const inWords = (...problems: Parameters<typeof troublesOf>): ConfigTrouble[] =>
  troublesOf(...problems).map(({ fault, ...trouble }) => ({ ...trouble, text: inChinese(fault), text_said: fault }));

/** Problems with what a refusal says of them. */
export const troublesOf = (
  { kind }: Pick<Known, 'kind'>,
  document: ConfigDocument,
  problems: readonly ConfigProblem[],
): (Omit<ConfigTrouble, 'text' | 'text_said'> & { fault: Said })[] =>
  problems.flatMap((problem) => {
    const section = configSections[kind].find(({ key }) => key === problem.section);
    const field = section?.fields.find(({ name }) => name === problem.field);
    const row = document[problem.section]?.find(({ id }) => id === problem.row);
    if (!section || !field || !row) return [];
    return [
      {
        section: section.key,
        label: section.label,
        row: row.id,
        name: section.nameOf(row),
        field: field.name,
        fault: broken(problem.failure, fieldSaid(section.key, field)),
      },
    ];
  });

const versionColumns = `version, origin, from_version, changes, sections, section_keys, author, note, at, state, error, error_said, attempts, settled_at`;

/** Versions of a device, newest first. */
export const versionPage = (sql: Sql, accountId: string, id: string, paging: Paging) =>
  readPage<ConfigVersion>(
    sql,
    {
      select: versionColumns,
      from: 'FROM config_version WHERE account_id = $1 AND device_id = $2',
      params: [accountId, id],
      order: 'version DESC',
    },
    paging,
  );

/** What is told about a device's configuration. */
export async function answerOf(sql: Sql, who: Who, loaded: Loaded): Promise<DeviceConfig> {
  const { device, document, draft } = loaded;
  const after = withDraft(loaded);
  const context = await contextOf(sql, who, loaded, after);
  const [newest] = await sql.query<ConfigVersion>(
    `SELECT ${versionColumns} FROM config_version WHERE account_id = $1 AND device_id = $2 ORDER BY version DESC LIMIT 1`,
    [who.caller.accountId, device.id],
  );
  return {
    id: device.id,
    kind: device.kind,
    remark: device.remark,
    online: device.status === 'online',
    simulated: device.simulated,
    running_version: loaded.running,
    version: loaded.version,
    document: shown(device, document),
    draft: draft && shown(device, withHeld(draft, document, loaded.held)),
    rev: loaded.rev,
    draft_by: loaded.draftBy,
    ...(loaded.draftBy !== null && { draft_own: loaded.draftBy === (await authorOf(sql, who)) }),
    draft_at: loaded.draftAt,
    stale: draft !== null && loaded.draftBase !== loaded.version,
    changes: draft ? diffDocuments(device.kind, document, after) : [],
    problems: draft ? inWords(device, after, checkDocument(device.kind, context)) : [],
    warnings: draft
      ? warningsOf(device.kind, document, withHeld(draft, document, loaded.held), await behindPorts(sql, who, device))
      : [],
    vlans: [...context.vlans].sort((a, b) => a - b),
    delivery: newest && newest.origin !== 'initial' ? newest : null,
    sections: offeredSections(device.kind, device.capabilities).map(({ key }) => key),
    on_device: await readOnDevice(sql, who.caller.accountId, device.id),
  };
}

/** What hangs at each port of a switch, away from the gateway, by the port's row; through the uplink all of it. */
async function behindPorts(sql: Sql, who: Who, { id, kind }: Known): Promise<ReadonlyMap<string, Behind>> {
  if (kind !== 'switch') return new Map();
  const found = await sql.query<{ port: number; uplink: boolean; name: string }>(
    `WITH RECURSIVE reach AS (
       SELECT p.number AS port, p.uplink, p.neighbour_id AS id, coalesce(d.remark, p.neighbour) AS name, 0 AS depth
       FROM switch_port p LEFT JOIN device d ON d.id = p.neighbour_id AND d.account_id = $1
       WHERE p.device_id = $2 AND (p.uplink OR d.id IS NOT NULL OR p.neighbour IS NOT NULL)
       UNION ALL
       SELECT r.port, r.uplink, d.id, d.remark, r.depth + 1 FROM reach r
       JOIN switch_port p ON p.device_id = r.id AND NOT p.uplink
       JOIN device d ON d.id = p.neighbour_id AND d.account_id = $1
       WHERE NOT r.uplink AND r.depth < 4
     ) SELECT port, uplink, coalesce(name, '') AS name FROM reach ORDER BY port, depth, name`,
    [who.caller.accountId, id],
  );
  const ports = new Map<string, { uplink: boolean; names: string[] }>();
  for (const { port, uplink, name } of found) {
    const of = ports.get(String(port)) ?? { uplink, names: [] };
    if (!uplink && name !== '') of.names.push(name);
    ports.set(String(port), of);
  }
  const all = [...ports.values()].flatMap(({ names }) => names);
  for (const of of ports.values()) if (of.uplink) of.names = all;
  return ports;
}

const shown = ({ kind }: Known, document: ConfigDocument): DeviceConfig['document'] =>
  hideSecrets(kind, document) as DeviceConfig['document'];
