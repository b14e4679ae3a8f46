import type { OnDevice } from '../../../../src/api/contract/config';
import {
  diffDocuments,
  documentFor,
  documentOnDevice,
  readTold,
  type ConfigDocument,
  type ToldSections,
} from '../../../../src/domain/config';
import type { DeviceKind } from '../../../../src/domain/device';
import { iso } from '../../../../src/domain/time';
import type { KnownDevice, Services, Who } from '../../kit/context/context';
import { because, refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { noteOutcome } from '../delivery/outcome';
import { loadConfig, type Loaded } from './known';
import { configPlace, openSecrets } from './sealed';
import { tellConfig } from './tell';

/** What a gateway tells of a configuration, its own or that of a device behind it. */
export interface Told {
  device: string;
  hash: string;
  sections?: ToldSections | undefined;
}

/** Bytes of a configuration that are kept. */
const longest = 1024 * 1024;
/** Whole configurations that one answer asks for: the next report must not become too large. */
const mostWanted = 4;

const place = (id: string) => `running_config:${id}`;

/** Whether it was told before the newest change was in force: nothing is known of what came of that. */
const isOld = `coalesce(r.read_at <= (
  SELECT max(v.settled_at) FROM config_version v
  WHERE v.device_id = r.device_id AND v.state = 'done' AND v.origin NOT IN ('initial', 'import')), false)`;

/** Takes what a gateway tells of configurations. Gives the devices whose whole configuration is wanted. */
export async function takeRunning(
  { db, vault, features }: Pick<Services, 'db' | 'vault' | 'features'>,
  { gwid, accountId }: KnownDevice,
  told: readonly Told[],
  now: number,
): Promise<string[]> {
  if (told.length === 0) return [];
  const newest = new Map(told.map((one) => [one.device, one]));
  return db.tx(async (sql) => {
    const devices = await sql.query<Owned>(
      `SELECT d.id, d.kind, d.remark, r.hash, r.document, r.differences, ${isOld} AS old
       FROM device d LEFT JOIN running_config r ON r.device_id = d.id
       WHERE d.account_id = $1 AND d.gateway_id = $2 AND d.id = ANY($3::text[]) ORDER BY d.id
       FOR KEY SHARE OF d`,
      [accountId, gwid, [...newest.keys()]],
    );
    const wanted: string[] = [];
    const same: string[] = [];
    for (const device of devices) {
      const { hash, sections } = newest.get(device.id)!;
      if (hash === device.hash && !device.old) same.push(device.id);
      else if (sections) {
        const text = JSON.stringify(sections);
        const document = Buffer.byteLength(text) <= longest ? readTold(device.kind, sections) : undefined;
        await keep(sql, { caller: { accountId }, features, vault }, device, { hash, document }, now);
      } else if (hash === device.hash) {
        const document = open(vault, device.id, device.document ?? '');
        await keep(sql, { caller: { accountId }, features, vault }, device, { hash, document }, now);
      } else wanted.push(device.id);
    }
    await sql.query('UPDATE running_config SET read_at = $3 WHERE account_id = $1 AND device_id = ANY($2::text[])', [
      accountId,
      same,
      iso(now),
    ]);
    return wanted.slice(0, mostWanted);
  });
}

interface Owned {
  id: string;
  kind: DeviceKind;
  remark: string;
  hash: string | null;
  document: string | null;
  differences: number | null;
  old: boolean;
}

async function keep(
  sql: Sql,
  who: Who,
  device: Owned,
  { hash, document }: { hash: string; document: ConfigDocument | undefined },
  now: number,
): Promise<void> {
  const { vault, caller } = who;
  const { accountId } = caller;
  const loaded = await loadConfig(sql, who, device.id);
  const differences = document ? await countDifferences(sql, who, loaded, document) : 0;
  await sql.query(
    `INSERT INTO running_config (device_id, account_id, hash, document, differences, read_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (device_id) DO UPDATE SET hash = excluded.hash, document = excluded.document,
       differences = excluded.differences, read_at = excluded.read_at`,
    [
      device.id,
      accountId,
      hash,
      document ? vault.seal(place(device.id), JSON.stringify(document)) : '',
      differences,
      iso(now),
    ],
  );
  await tellConfig(sql, now, [{ id: device.id, accountId, version: loaded.version, state: 'read' }]);
  if (differences === 0 || (device.differences ?? 0) > 0) return;
  await noteOutcome(sql, { accountId, device: device.id, remark: device.remark }, now, {
    text: because('runningDiffers', { count: differences }),
    ok: false,
  });
}

/** Against what the cloud last brought there; what is on its way may have arrived already. */
async function countDifferences(
  sql: Sql,
  who: Who,
  { device, document, version, running }: Loaded,
  told: ConfigDocument,
) {
  const from = (cloud: ConfigDocument) =>
    diffDocuments(device.kind, cloud, documentOnDevice(device.kind, cloud, documentFor(device, told))).length;
  const ahead = from(document);
  if (ahead === 0 || version === running) return ahead;
  const [brought] = await sql.query<{ document: ConfigDocument }>(
    'SELECT document FROM config_version WHERE device_id = $1 AND version = $2',
    [device.id, running],
  );
  if (!brought) return ahead;
  return from({ ...document, ...openSecrets(who.vault, configPlace(who.caller.accountId), brought.document) });
}

const open = (vault: Services['vault'], id: string, sealed: string): ConfigDocument | undefined =>
  sealed === '' ? undefined : (JSON.parse(vault.open(place(id), sealed)) as ConfigDocument);

interface Running {
  hash: string;
  document: string;
  differences: number;
  read_at: string;
  given_up_hash: string | null;
  old: boolean;
}

async function readRow(sql: Sql, accountId: string, id: string): Promise<Running | undefined> {
  const [row] = await sql.query<Running>(
    `SELECT r.hash, r.document, r.differences, r.read_at, r.given_up_hash, ${isOld} AS old
     FROM running_config r WHERE r.account_id = $1 AND r.device_id = $2`,
    [accountId, id],
  );
  return row;
}

const standing = ({ hash, document, differences, read_at, given_up_hash, old }: Running): OnDevice => ({
  state: document === '' ? 'unfit' : old ? 'old' : differences > 0 ? 'differs' : 'same',
  hash,
  read_at,
  differences,
  given_up: given_up_hash === hash,
});

/** How what a device says that it is set to stands; null: it has not said so. */
export async function readOnDevice(sql: Sql, accountId: string, id: string): Promise<OnDevice | null> {
  const row = await readRow(sql, accountId, id);
  return row ? standing(row) : null;
}

/** The same with what it is set to; refused where nothing is known that can be read. */
export async function readRunning(
  sql: Sql,
  { caller, vault }: Who,
  { device, document }: Pick<Loaded, 'device' | 'document'>,
): Promise<{ on_device: OnDevice; told: ConfigDocument; there: ConfigDocument }> {
  const row = await readRow(sql, caller.accountId, device.id);
  const told = row && open(vault, device.id, row.document);
  if (!told) throw refuse('notReported');
  return { on_device: standing(row), told, there: documentOnDevice(device.kind, document, documentFor(device, told)) };
}

/**
 * Refuses to write over what was changed on a device unseen. `over`: the hash of what was seen of it; it is not asked
 * about again.
 */
export async function mustNotBeLost(sql: Sql, who: Who, id: string, over?: string): Promise<void> {
  const on = await readOnDevice(sql, who.caller.accountId, id);
  if (on?.state !== 'differs' || on.given_up) return;
  if (over === undefined) throw refuse('deviceDiffers', { count: on.differences });
  if (over !== on.hash) throw refuse('deviceChanged');
  await giveUp(sql, who, id);
}

const giveUp = (sql: Sql, { caller }: Who, id: string) =>
  sql.query('UPDATE running_config SET given_up_hash = hash WHERE account_id = $1 AND device_id = $2', [
    caller.accountId,
    id,
  ]);
