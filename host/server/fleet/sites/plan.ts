import type { SiteAsked, SitePlan } from '../../../../src/api/contract/site-template';
import {
  checkDocument,
  diffDocuments,
  offeredSections,
  sectionOf,
  type ConfigDocument,
  type ConfigSection,
} from '../../../../src/domain/config';
import {
  checkValue,
  fillModel,
  mergeSite,
  printBlock,
  withOverrides,
  type Block,
  type SiteModel,
} from '../../../../src/domain/site-template';
import type { Who } from '../../kit/context/context';
import { because, inChinese, Refusal, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { broken } from '../../kit/validate';
import { contextOf, troublesOf } from '../config/answer';
import { loadConfig, type Loaded } from '../config/known';
import { readOnDevice } from '../config/running';
import { rowSaid, sectionSaid } from '../config/said';
import { Addresses } from './addresses';
import { lookAtNetwork } from './network';
import { blockOf, keptValues, plainValues, readModel, readSites, type StoredModel, type StoredSite } from './stored';

/** A site as it would be. */
export interface Planned {
  gwid: string;
  loaded: Loaded | undefined;
  before: StoredSite | undefined;
  model: StoredModel;
  values: Record<string, string>;
  block: Block | null;
  plan: SitePlan;
}

/** What is asked of a plan. */
export interface Asked {
  id: string;
  sites: readonly SiteAsked[];
  /** As each follows already, instead of as the newest version says. */
  right: boolean;
}

/** What applying a model would make of sites. Blocks are chosen one after the other, so that no two get the same. */
export async function planSites(
  sql: Sql,
  who: Who & { now(): number },
  { id, sites, right }: Asked,
): Promise<Planned[]> {
  const { accountId } = who.caller;
  const newest = await readModel(sql, who, id);
  const stored = await readSites(
    sql,
    who,
    sites.map(({ gwid }) => gwid),
  );
  const names = await namesOf(
    sql,
    accountId,
    [...stored.values()].map((one) => one.template_id),
  );
  const addresses = await Addresses.read(sql, accountId);
  const versions = new Map([[newest.version, newest]]);
  const planned: Planned[] = [];
  for (const asked of sites) {
    const before = stored.get(asked.gwid);
    const wanted = right && before?.template_id === id ? before.version : newest.version;
    const model = versions.get(wanted) ?? (await readModel(sql, who, id, wanted));
    versions.set(wanted, model);
    planned.push(await planOne(sql, who, { asked, before, model, names, addresses }));
  }
  const network = await lookAtNetwork(
    sql,
    who,
    newest.model.sdwan,
    planned.flatMap(({ loaded }) => loaded?.device.id ?? []),
  );
  for (const { gwid, plan } of planned) {
    plan.network = network.joins.get(gwid) ?? null;
    const wrong = network.wrong.get(gwid);
    if (wrong) plan.problems.push(told(wrong));
    const uncarried = network.uncarried.get(gwid);
    if (uncarried) plan.warnings.push(told(uncarried));
  }
  return planned;
}

interface One {
  asked: SiteAsked;
  before: StoredSite | undefined;
  model: StoredModel;
  names: ReadonlyMap<string, string>;
  addresses: Addresses;
}

async function planOne(sql: Sql, who: Who, { asked, before, model, names, addresses }: One): Promise<Planned> {
  const { gwid } = asked;
  const own = before?.template_id === model.id ? before : undefined;
  const known = before ? plainValues(before.values) : {};
  const values = asked.values ? keptValues(asked.values, known) : known;
  const plan: SitePlan = {
    ...{ gwid, remark: gwid, online: false, simulated: false, block: null, before: null, changes: [], problems: [] },
    ...{ warnings: [], network: null, wireless: [], aps: 0 },
  };
  const planned: Planned = { gwid, loaded: undefined, before, model, values, block: null, plan };
  const loaded = await loadConfig(sql, who, gwid).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (loaded?.device.kind !== 'gateway') {
    plan.problems.push(told(because('noGateway')));
    return planned;
  }
  const { device } = loaded;
  planned.loaded = loaded;
  Object.assign(plan, { remark: device.remark, online: device.status === 'online', simulated: device.simulated });
  if (before)
    plan.before = { id: before.template_id, name: names.get(before.template_id) ?? '', version: before.version };
  if (before && !own) plan.warnings.push(told(because('siteMoves', { name: names.get(before.template_id) ?? '' })));
  if (loaded.draft) plan.warnings.push(told(because('siteDrafted')));
  plan.problems.push(...valuesWrong(model.model, values));
  const block = chooseBlock(model.model, asked.block ?? undefined, { gwid, own, addresses });
  if (block && 'reason' in block) plan.problems.push(told(block));
  else {
    planned.block = block;
    plan.block = block && printBlock(block);
  }
  await lookAtWireless(sql, who.caller.accountId, planned);
  const on = await readOnDevice(sql, who.caller.accountId, gwid);
  if (on?.state === 'differs' && !on.given_up) {
    plan.problems.push(told(because('siteDiffers', { count: on.differences })));
  }
  // With addresses or values that cannot be, what it would become says nothing.
  if (plan.problems.length > 0) return planned;
  await compareWith(sql, who, planned, loaded);
  return planned;
}

/** What the configuration would become, and what is wrong with it. */
async function compareWith(sql: Sql, who: Who, { plan, before, ...rest }: Planned, loaded: Loaded): Promise<void> {
  const { device, document } = loaded;
  const { wanted, absent } = wantedFor(loaded, { before, ...rest });
  for (const section of absent)
    plan.warnings.push(told(because('siteSectionAbsent', { section: sectionSaid(section) })));
  const after = mergeSite(document, wanted, before?.held);
  plan.changes = diffDocuments('gateway', document, after);
  const context = await contextOf(sql, who, loaded, after);
  for (const { section: key, label, row, name, fault } of troublesOf(
    device,
    after,
    checkDocument('gateway', context),
  )) {
    const place = { section: sectionSaid({ key, label }), row: rowSaid(key, row, name) };
    plan.problems.push(told(because('siteRowWrong', { ...place, fault })));
  }
}

/** The rows that a gateway shall have, and the sections that it cannot. */
export function wantedFor(
  { device }: Pick<Loaded, 'device'>,
  { model, values, block, before }: Pick<Planned, 'model' | 'values' | 'block' | 'before'>,
): { wanted: ConfigDocument; absent: ConfigSection[] } {
  const filled = fillModel(model.model, { site: device.remark, block, values });
  const own = before?.template_id === model.id ? before.overrides : {};
  const known = new Set(offeredSections('gateway', device.capabilities).map(({ key }) => key));
  return {
    wanted: Object.fromEntries(Object.entries(withOverrides(filled, own)).filter(([key]) => known.has(key))),
    absent: Object.keys(filled)
      .filter((key) => !known.has(key))
      .map((key) => sectionOf('gateway', key)!),
  };
}

function valuesWrong({ variables }: SiteModel, values: Readonly<Record<string, string>>): SitePlan['problems'] {
  return variables.flatMap((one) => {
    const label = one.label || one.name;
    const failure = checkValue(one, values[one.name] || one.initial);
    return failure ? [{ ...told(broken(failure, because('text', { text: label }))), variable: one.name }] : [];
  });
}

/** The block of a site: as asked, as it has it, or the first that is free; why there is none. */
function chooseBlock(
  { pool, prefix }: SiteModel,
  asked: string | undefined,
  { gwid, own, addresses }: { gwid: string; own: StoredSite | undefined; addresses: Addresses },
): Block | null | Said {
  if (pool === null) return null;
  const has = own?.pool_id === pool ? blockOf(own) : null;
  if (asked) return addresses.take(pool, prefix, gwid, asked);
  if (has?.prefix === prefix) return addresses.keep(gwid, has);
  return addresses.next(pool, prefix, gwid);
}

async function lookAtWireless(sql: Sql, accountId: string, { gwid, model, plan }: Planned): Promise<void> {
  const { wireless, radio } = model.model;
  const ids = [...wireless.map(({ template }) => template), ...(radio === null ? [] : [radio])];
  const [aps] = await sql.query<{ n: number }>(
    `SELECT count(*) AS n FROM device WHERE account_id = $1 AND gateway_id = $2 AND kind = 'ap'`,
    [accountId, gwid],
  );
  plan.aps = aps!.n;
  if (ids.length === 0) return;
  const found = await sql.query<{ id: string; name: string; target: string }>(
    'SELECT id, name, target FROM ap_template WHERE account_id = $1 AND id = ANY($2::text[]) AND NOT removed',
    [accountId, ids],
  );
  plan.wireless = found.map(({ name }) => name);
  if (found.length < ids.length) plan.problems.push(told(because('siteWirelessGone')));
  for (const { name, target } of found) {
    if (target === 'group' || target === 'ap') plan.warnings.push(told(because('siteWirelessGroup', { name })));
  }
}

async function namesOf(sql: Sql, accountId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.query<{ id: string; name: string }>(
    'SELECT id, name FROM site_template WHERE account_id = $1 AND id = ANY($2::text[])',
    [accountId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const told = (said: Said) => ({ ...said, text: inChinese(said) });
