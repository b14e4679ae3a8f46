import type { ParsedOf } from '../../../../src/api/endpoint';
import type { jobCreate } from '../../../../src/api/contract/job';
import { fillPattern, isPattern, longestWait, mostJobs, waveOf, type JobKind } from '../../../../src/domain/job';
import {
  isTyped,
  printValue,
  sectionOf,
  wordedValue,
  type ConfigField,
  type ConfigSection,
  type ConfigValue,
} from '../../../../src/domain/config';
import type { DeviceKind } from '../../../../src/domain/device';
import { groupName, required } from '../../../../src/rules';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { checkRemark } from '../devices/bind';
import { actorOf } from '../../account/logs/actor';
import { insertRows } from '../../kit/sql/bulk';
import { hour, iso } from '../../../../src/domain/time';
import { previewPatches } from '../config/preview';
import { fieldSaid, placeSaid, sectionSaid, valueSaid } from '../config/said';
import { configPlace, sealSecrets } from '../config/sealed';
import { changeOfGroup } from '../devices/groups';
import { sidesOf, type Change } from '../../account/logs/facts';
import { writeLogs } from '../../account/logs/write';
import { chosenDevices, type Chosen } from './targets';
import { because, inChinese, invalid, refuse, wordsOf, type Said } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** What a new job is made of. */
export interface NewJob {
  requestId: string;
  kind: JobKind;
  /** What it is called: by a person, or for what it does. */
  title: string | Said;
  params: object;
  devices: readonly Pick<Chosen, 'id' | 'remark'>[];
  /** Milliseconds since 1970. */
  startsAt: number;
  waitUntil: number | null;
  scheduled?: boolean;
  waves?: readonly number[];
  stopRate?: number | null;
  /** Minutes that a wave is looked at before the next. */
  soakMinutes?: number;
  /** What it is going to change, where that is known before. */
  change?: Change;
  /** Who does it, where that is no person. */
  actor?: string;
}

/** For whom a job is stored: a call, or the server by itself. */
export interface Storing extends Pick<Context, 'now' | 'ip'> {
  caller: Pick<Context['caller'], 'accountId'>;
}

type Input = ParsedOf<typeof jobCreate>;

/** Makes a job out of what a person chose; the id. The same request asked again gives the first one's. */
export async function createJob(context: Context, input: Input): Promise<string> {
  const now = context.now();
  return context.db.tx(async (sql) => {
    const before = await sameRequest(sql, context, input.request_id);
    if (before) return before;
    const devices = await chosenDevices(sql, context, input.target, kindOf[input.kind]);
    return storeJob(sql, context, {
      requestId: input.request_id,
      kind: input.kind,
      ...(await workOf(sql, context, input, devices)),
      devices,
      startsAt: now,
      waitUntil: waitOf(input, now),
    });
  });
}

/** Until when devices that are offline are waited for; null: they are skipped, or need not be there. */
function waitOf({ kind, wait_hours: hours = longestWait }: Input, now: number): number | null {
  const told = kind === 'reboot' || kind === 'config';
  return told && hours > 0 ? now + hours * hour : null;
}

/** Work that only one kind of device is for; others that were chosen are left out. */
const kindOf: Partial<Record<Input['kind'], DeviceKind>> = { config: 'ap' };

/** What a change of access points would touch. */
export async function previewPatch(context: Context, target: Input['target'], patches?: Input['patches']) {
  const devices = await chosenDevices(context.db, context, target, kindOf.config);
  // What a job would refuse is refused before anybody agrees to it.
  fieldsOf(patches ?? []);
  const ids = devices.map(({ id }) => id);
  return {
    total: devices.length,
    offline: devices.filter(({ status }) => status === 'offline').length,
    names: devices.slice(0, mostNamed).map(({ remark }) => remark),
    ...(patches && (await previewPatches(context, ids, patches))),
  };
}

/** Names that a preview tells. */
const mostNamed = 6;

/** The job that a request made earlier. */
export async function sameRequest(sql: Sql, { caller }: Context, requestId: string): Promise<string | undefined> {
  // One job of an account is made at a time, so that the same request asked twice at once is one.
  await lockAccount(sql, caller.accountId);
  const [row] = await sql.query<{ id: string }>('SELECT id FROM bulk_job WHERE account_id = $1 AND request_id = $2', [
    caller.accountId,
    requestId,
  ]);
  return row?.id;
}

/** Devices by names that tell them apart: what stands behind a gateway is named with it. */
async function withSites(sql: Sql, accountId: string, devices: NewJob['devices']): Promise<NewJob['devices']> {
  const sites = await sql.query<{ id: string; site: string }>(
    `SELECT d.id, g.remark AS site FROM device d JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id
     WHERE d.account_id = $1 AND d.id = ANY($2::text[]) AND d.kind <> 'gateway'`,
    [accountId, devices.map(({ id }) => id)],
  );
  const siteOf = new Map(sites.map(({ id, site }) => [id, site]));
  return devices.map(({ id, remark }) => ({ id, remark: [siteOf.get(id), remark].filter(Boolean).join(' · ') }));
}

/** Stores a job with its items, and a line in the log of actions. The caller has looked for the same request. */
export async function storeJob(sql: Sql, context: Storing, job: NewJob): Promise<string> {
  const { accountId } = context.caller;
  const [open] = await sql.query<{ n: number }>(
    'SELECT count(*) AS n FROM bulk_job WHERE account_id = $1 AND finished_at IS NULL',
    [accountId],
  );
  if (open!.n >= mostJobs) throw refuse('jobsMost', { most: mostJobs });
  const now = context.now();
  const actor = job.actor ?? (await actorOf(sql, context));
  const id = newId('job');
  const waves = job.waves ?? [100];
  const { title, said } = titleOf(job.title);
  await sql.query(
    `INSERT INTO bulk_job (id, account_id, request_id, kind, title, title_said, actor, params, state, starts_at, wait_until,
       waves, stop_rate, soak_minutes, total, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::integer[], $13, $14, $15, $16)`,
    [
      id,
      accountId,
      job.requestId,
      job.kind,
      title,
      said,
      actor,
      job.params,
      job.scheduled ? 'scheduled' : 'running',
      iso(job.startsAt),
      job.waitUntil === null ? null : iso(job.waitUntil),
      waves,
      job.stopRate ?? null,
      job.soakMinutes ?? 0,
      job.devices.length,
      iso(now),
    ],
  );
  const named = await withSites(sql, accountId, job.devices);
  await insertRows(
    sql,
    'bulk_item',
    { job_id: 'text', position: 'integer', device_id: 'text', remark: 'text', wave: 'integer' },
    named.map((device, position) => ({
      job_id: id,
      position,
      device_id: device.id,
      remark: device.remark,
      wave: waveOf(position, job.devices.length, waves),
    })),
  );
  const target = named.length === 1 ? named[0]!.remark : because('devicesInAll', { count: job.devices.length });
  await writeLogs(sql, [
    {
      accountId,
      kind: 'action',
      at: iso(now),
      actor,
      target: wordsOf(target),
      text: title,
      said: { ...(said && { text: said }), ...(typeof target !== 'string' && { target }) },
      detail: { ip: context.ip, job: id, ...sidesOf(job.change ?? {}) },
    },
  ]);
  return id;
}

/** A title as it is stored: in words, and as data where nobody chose them. */
export const titleOf = (title: string | Said): { title: string; said: Said | null } =>
  typeof title === 'string' ? { title, said: null } : { title: inChinese(title), said: title };

/** Title and parameters of what is to be done; refuses what cannot be. */
async function workOf(
  sql: Sql,
  context: Context,
  input: Input,
  devices: readonly Chosen[],
): Promise<{ title: Said; params: object; change?: Change }> {
  const { caller } = context;
  const ids = devices.map((device) => device.id);
  switch (input.kind) {
    case 'reboot':
      return { title: because('toRestart'), params: {} };
    case 'unbind':
      return { title: because('toUnbind'), params: {} };
    case 'group': {
      const group = input.group ?? null;
      const change = await changeOfGroup(sql, caller.accountId, ids, group);
      if (group === null) return { title: because('toUngroup'), params: { group }, change };
      const [row] = await sql.query<{ name: string }>(
        'SELECT name FROM device_group WHERE account_id = $1 AND id = $2',
        [caller.accountId, group],
      );
      if (!row) throw refuse('noGroup');
      return { title: because('toGroup', { group: row.name }), params: { group }, change };
    }
    case 'rename': {
      const pattern = checkPattern(input.pattern ?? '', devices);
      const named = devices
        .slice(0, mostLogged)
        .map((device, at): [string, readonly [string, string]] => [
          device.id,
          [device.remark, nameFor(pattern, device, at, devices.length)],
        ]);
      const change = Object.fromEntries([...named, ...restOf(devices)]);
      return { title: because('toRename', { pattern }), params: { pattern }, change };
    }
    case 'config':
      return patching(context, input);
    case 'tag':
      return { ...tagging(input), change: await changeOfTags(sql, devices, input) };
  }
}

/** Fields of a batch change of access points, each of which must be one that people type. */
function fieldsOf(
  patches: NonNullable<Input['patches']>,
): { section: ConfigSection; rows: readonly string[] | undefined; field: ConfigField; value: ConfigValue }[] {
  return patches.flatMap(({ section: key, rows, fields }) => {
    const section = sectionOf('ap', key);
    if (!section) throw invalid({ patches: because('apHasNoSection') });
    return Object.entries(fields).map(([name, value]) => {
      const field = section.fields.find((one) => one.name === name);
      if (!field) throw invalid({ patches: because('noSuchField', { field: name }) });
      if (!isTyped(field)) throw invalid({ patches: because('fieldNotTyped', { field: name }) });
      return { section, rows, field, value };
    });
  });
}

/** A batch change of access points. Values are checked on each device. */
function patching(
  { caller, vault }: Context,
  { patches = [] }: Input,
): { title: Said; params: object; change: Change } {
  const facts = fieldsOf(patches).map(({ section, rows: named, field, value }): [string, Change[string]] => {
    const rows = named && named.length < 2 ? ` ${named.join('')}` : '';
    const { when: _, ...plain } = field;
    const row = { id: '', [field.name]: value };
    const shown = printValue(plain, row);
    const said = {
      name: placeSaid(sectionSaid(section), because('text', { text: rows.trim() }), fieldSaid(section.key, field)),
      before: because('eachAsBefore'),
      after: valueSaid(field.name, wordedValue(plain, row), shown),
    };
    return [`${section.label}${rows} ${field.label}`, ['各台原有设置', shown, said]];
  });
  if (facts.length === 0) throw invalid({ patches: because('tickFields') });
  const sealed = sealSecrets(vault, configPlace(caller.accountId), patches);
  return { title: because('toConfigure'), params: { patches: sealed }, change: Object.fromEntries(facts) };
}

/** Devices that a line of the log names one by one. */
const mostLogged = 20;

const restOf = (devices: readonly Chosen[]): [string, readonly [string, string]][] =>
  devices.length > mostLogged ? [['其余', ['', `${devices.length - mostLogged} 台`]]] : [];

async function changeOfTags(sql: Sql, devices: readonly Chosen[], { add = [], remove = [] }: Input): Promise<Change> {
  const rows = await sql.query<{ remark: string; tags: string[] }>(
    'SELECT remark, tags FROM device WHERE id = ANY($1::text[]) ORDER BY remark, id',
    [devices.slice(0, mostLogged).map((device) => device.id)],
  );
  const facts = rows.map(({ remark, tags }): [string, readonly [string, string]] => {
    const after = [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag)).sort();
    return [`${remark} 标签`, [tags.join('、'), after.join('、')]];
  });
  return Object.fromEntries([...facts, ...restOf(devices)]);
}

/** Every name that a pattern gives must be a good one; the first bad one is told. */
function checkPattern(pattern: string, devices: readonly Chosen[]): string {
  validate({ pattern: checks('namePattern', required)(pattern) });
  if (devices.length > 1 && !isPattern(pattern)) {
    throw invalid({ pattern: because('namesMustDiffer', { number: '{n}', id: '{gwid}', old: '{old}' }) });
  }
  devices.forEach((device, index) => {
    const name = nameFor(pattern, device, index, devices.length);
    const bad = checkRemark(name);
    if (bad) throw invalid({ pattern: because('nameWouldBe', { old: device.remark, name, fault: bad }) });
  });
  return pattern;
}

/** Name that a pattern gives to a device. */
export const nameFor = (
  pattern: string,
  device: { id: string; model: string; remark: string },
  position: number,
  total: number,
): string => fillPattern(pattern, { gwid: device.id, model: device.model, old: device.remark }, position + 1, total);

function tagging({ add = [], remove = [] }: Input): { title: Said; params: object } {
  if (add.length + remove.length === 0) throw invalid({ add: because('tagsNeeded') });
  for (const [field, tags] of Object.entries({ add, remove })) {
    for (const tag of tags) validate({ [field]: checks(because('tagLabel', { tag }), groupName)(tag) });
  }
  const title =
    remove.length === 0
      ? because('toTag', { tags: add })
      : add.length === 0
        ? because('toUntag', { tags: remove })
        : because('toRetag', { added: add, removed: remove });
  return { title, params: { add, remove } };
}
