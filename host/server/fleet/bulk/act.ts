import type { Feature } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { patchOne, sendVersions, setDocument, type Making, type Patch } from '../config/apply';
import { lockConfig } from '../config/known';
import { configPlace, openSecrets } from '../config/sealed';
import type { ConfigNews } from '../config/tell';
import { checkRemark, renameIn, unbindIn } from '../devices/bind';
import { assignIn } from '../devices/groups';
import { iso } from '../../../../src/domain/time';
import { nameFor } from './create';
import {
  commandEach,
  failed,
  failedFor,
  skipped,
  success,
  unreachable,
  type OpenItem,
  type OpenJob,
  type Outcome,
  type Outcomes,
  type PatchesOf,
  type Tools,
} from './work';
import { because, Refusal, saidOf } from '../../kit/refusal';

/** Most tags that a device has. */
const mostTags = 20;

const work: NonNullable<Feature['work']> = {
  reboot: { queued: true, act: (sql, job, items, now) => commandEach(sql, job, items, 'reboot', {}, now) },

  upgrade: {
    queued: true,
    async act(sql, job, items, now) {
      const version = String(job.params.version);
      const released = await sql.query<{ model: string }>(
        'SELECT model FROM firmware WHERE version = $1 AND model = ANY($2::text[])',
        [version, items.map((item) => item.model)],
      );
      const models = new Set(released.map((row) => row.model));
      return commandEach(sql, job, items, 'upgrade', { version }, now, (item) => {
        if (item.firmware === version) return skipped('sameVersion');
        return models.has(item.model!) ? undefined : skipped('noRelease', { model: item.model!, version });
      });
    },
  },

  group: {
    async act(sql, job, items) {
      const { group } = job.params as { group: string | null };
      try {
        const ids = items.map((item) => item.device_id);
        const moved = new Set(await assignIn(sql, job.account_id, ids, group));
        return eachItem(items, (item) => (moved.has(item.device_id) ? success : skipped('unfitGroup')));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return eachItem(items, () => failedFor(saidOf(error)));
      }
    },
  },

  unbind: {
    async act(sql, job, items, now) {
      const gateways = items.filter((item) => item.kind === 'gateway').map((item) => item.device_id);
      const gone = new Set(await unbindIn(sql, job.account_id, gateways, now));
      return eachItem(items, (item) => (gone.has(item.device_id) ? success : skipped('unbindsGateways')));
    },
  },

  rename: {
    async act(sql, job, items, now) {
      const names: { id: string; remark: string }[] = [];
      const outcomes = eachItem(items, (item): Outcome => {
        const device = { id: item.device_id, model: item.model!, remark: item.name! };
        const name = nameFor(String(job.params.pattern), device, item.position, job.total);
        if (name === item.name) return skipped('sameName');
        const bad = checkRemark(name);
        if (bad) return failedFor(bad);
        names.push({ id: item.device_id, remark: name });
        return { state: 'success', said: because('text', { text: `${item.name} → ${name}` }) };
      });
      await renameIn(sql, job.account_id, names, now);
      return outcomes;
    },
  },

  tag: {
    async act(sql, job, items) {
      const { add = [], remove = [] } = job.params as { add?: string[]; remove?: string[] };
      const changed = await sql.query<{ id: string }>(
        `UPDATE device SET tags = t.tags FROM (
         SELECT d.id, ARRAY(
           SELECT DISTINCT tag FROM unnest(d.tags || $3::text[]) AS tag WHERE NOT tag = ANY($4::text[]) ORDER BY tag
         ) AS tags FROM device d WHERE d.account_id = $1 AND d.id = ANY($2::text[])
       ) t WHERE device.id = t.id AND cardinality(t.tags) <= $5 RETURNING device.id`,
        [job.account_id, items.map((item) => item.device_id), add, remove, mostTags],
      );
      const done = new Set(changed.map((row) => row.id));
      return eachItem(items, (item) => (done.has(item.device_id) ? success : failed('tagsFull', { most: mostTags })));
    },
  },

  config: {
    queued: true,
    async act(sql, job, items, now, tools) {
      const { patches: stored = [], secret } = job.params as { patches?: Patch[]; secret?: { of: string; id: string } };
      const patches = openSecrets(tools.vault, configPlace(job.account_id), stored);
      const known = secret && tools.features.flatMap((feature) => feature.secretPatches?.[secret.of] ?? [])[0];
      if (secret && !known) throw new Error(`no feature knows what ${secret.of} changes`);
      const patchesOf = known ? await known(sql, tools, secret.id) : async () => patches;
      return configureEach(sql, job, items, now, tools, patchesOf);
    },
  },
};

/** What is done to many devices at once. */
export const deviceWork: Feature = {
  work,
  silent: ['/api/v3/job/'],
};

/**
 * Makes a version of each device and sends them together; what is refused is that device's own failure. `patchesOf` says
 * what changes on one, or why nothing does.
 */
export async function configureEach(
  sql: Sql,
  job: OpenJob,
  items: readonly OpenItem[],
  now: number,
  { features, vault }: Tools,
  patchesOf: PatchesOf,
): Promise<Outcomes> {
  const unsent: ConfigNews[] = [];
  const making = { caller: { accountId: job.account_id }, now: () => now, features, vault, unsent };
  const outcomes: Outcomes = new Map();
  for (const item of items) {
    outcomes.set(item.position, unreachable(item) ?? (await prepare(sql, making, item, patchesOf)));
  }
  if (unsent.length === 0) return outcomes;
  await sendVersions(sql, making, unsent);
  const sent = await sql.query<{ device_id: string; command_id: string }>(
    `SELECT v.device_id, v.command_id FROM unnest($1::text[], $2::integer[]) AS r(id, version)
     JOIN config_version v ON v.device_id = r.id AND v.version = r.version WHERE v.command_id IS NOT NULL`,
    [unsent.map(({ id }) => id), unsent.map(({ version }) => version)],
  );
  const commands = new Map(sent.map((row) => [row.device_id, row.command_id]));
  for (const { position, device_id: id } of items) {
    const commandId = commands.get(id);
    if (commandId) outcomes.set(position, { state: 'running', commandId });
  }
  return outcomes;
}

/** Makes the version of one device. */
async function prepare(sql: Sql, making: Making, item: OpenItem, patchesOf: PatchesOf): Promise<Outcome> {
  try {
    const loaded = await lockConfig(sql, making, item.device_id, iso(making.now()));
    const patches = await patchesOf(loaded);
    if ('state' in patches) return patches;
    const { version } =
      'document' in patches
        ? await setDocument(sql, making, loaded, patches.document, '')
        : await patchOne(sql, making, loaded, patches, '');
    return skipped(version === null ? 'sameAsNow' : 'sentOnceBack');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failedFor(saidOf(error));
  }
}

function eachItem(items: readonly OpenItem[], outcomeOf: (item: OpenItem) => Outcome): Outcomes {
  return new Map(items.map((item) => [item.position, outcomeOf(item)]));
}
