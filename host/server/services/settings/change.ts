import type { settingSave } from '../../../../src/api/contract/setting';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { diffRows, type ConfigDocument, type ConfigProblem } from '../../../../src/domain/config';
import {
  checkSetting,
  lockedOf,
  readDocument,
  sectionsWith,
  serviceSpecs,
  type SettingFacts,
  type SettingService,
} from '../../../../src/domain/service-setting';
import { iso } from '../../../../src/domain/time';
import { authorOf } from '../../account/logs/actor';
import type { Change } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { retryDelivery, settingChanged } from '../../fleet/delivery/settings';
import { fieldSaid } from '../../fleet/config/said';
import { wordsOfChanges } from '../../fleet/config/words';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { broken } from '../../kit/validate';
import { tierOn } from './document';
import { kindOf } from './kind';
import { mustBeAble } from './fit';
import { factsOf, lockSetting, mustBeGateway } from './known';
import { toldBy } from './serving';

/** Changes what a service sets on a gateway. */
export async function saveSetting(context: Context, input: ParsedOf<typeof settingSave>): Promise<void> {
  const { service, gwid } = input;
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const tier = await mustHave(sql, context, service, gwid);
    const document = readDocument(service, input.document);
    if (!document) throw invalid({ document: because('settingUnfit') });
    const facts = await factsOf(sql, context, service, gwid);
    const before = await lockSetting(sql, caller.accountId, service, gwid);
    refuseWrong(service, tier, document, facts);
    await write(sql, context, { service, gwid, tier, document, enabled: before?.enabled ?? true });
    noteChange(context, changeOf(service, facts, before?.document ?? {}, document));
  });
}

/** Pauses a service on a gateway, or lets it go on. */
export async function switchSetting(
  context: Context,
  { service, gwid, enabled }: { service: SettingService; gwid: string; enabled: boolean },
): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const tier = await mustHave(sql, context, service, gwid);
    const before = await lockSetting(sql, caller.accountId, service, gwid);
    if (!before) throw refuse('settingMissing');
    if (before.enabled === enabled) return;
    await write(sql, context, { service, gwid, tier, document: before.document, enabled });
    noteChange(context, { 状态: [onOff(before.enabled), onOff(enabled)] });
  });
}

/** Delivers what failed once more. */
export async function retrySetting({ db, caller }: Context, service: SettingService, gwid: string): Promise<void> {
  await mustBeGateway(db, caller.accountId, gwid);
  if (!(await retryDelivery(db, caller.accountId, gwid, serviceSpecs[service].command)))
    throw refuse('settingNotFailed');
}

const onOff = (enabled: boolean) => (enabled ? '启用' : '暂停');

/** The package of a gateway that can carry the service out. */
async function mustHave(sql: Sql, context: Context, service: SettingService, gwid: string): Promise<string> {
  await mustBeGateway(sql, context.caller.accountId, gwid);
  const tier = await tierOn(sql, service, gwid, context.now());
  if (tier === undefined) throw refuse('serviceNotOnGateway');
  await mustBeAble(sql, service, gwid);
  return tier;
}

interface Made {
  service: SettingService;
  gwid: string;
  tier: string;
  document: ConfigDocument;
  enabled: boolean;
}

async function write(sql: Sql, context: Context, { service, gwid, tier, document, enabled }: Made): Promise<void> {
  const { caller, now, features } = context;
  await sql.query(
    `INSERT INTO service_setting (gateway_id, service, account_id, enabled, document, told, changed_by, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (gateway_id, service) DO UPDATE SET account_id = excluded.account_id, enabled = excluded.enabled,
       document = excluded.document, told = excluded.told, changed_by = excluded.changed_by,
       changed_at = excluded.changed_at`,
    [
      gwid,
      service,
      caller.accountId,
      enabled,
      document,
      toldBy(tier, kindOf(features, service).edition),
      await authorOf(sql, context),
      iso(now()),
    ],
  );
  await settingChanged(sql, { accountId: caller.accountId, gwid, kind: serviceSpecs[service].command });
}

/** The browser's form makes the same checks. */
function refuseWrong(service: SettingService, tier: string, document: ConfigDocument, facts: SettingFacts): void {
  const sections = sectionsWith(service, facts.choices);
  const nameOf = ({ section, field }: Pick<ConfigProblem, 'section' | 'field'>) =>
    fieldSaid(
      section,
      sections.find(({ key }) => key === section)?.fields.find(({ name }) => name === field) ?? {
        ...{ name: field, label: field },
      },
    );
  const wrong: Record<string, Said> = {};
  for (const problem of checkSetting(service, document, facts)) {
    wrong[`${problem.section}.${problem.row}.${problem.field}`] = broken(problem.failure, nameOf(problem));
  }
  for (const locked of lockedOf(service, tier, document)) {
    wrong[`${locked.section}.${locked.row}.${locked.field}`] = because('settingNotInPackage', { name: nameOf(locked) });
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

const changeOf = (
  service: SettingService,
  facts: SettingFacts,
  before: ConfigDocument,
  after: ConfigDocument,
): Change =>
  wordsOfChanges(
    sectionsWith(service, facts.choices).flatMap((section) =>
      diffRows(section, before[section.key] ?? [], after[section.key] ?? []),
    ),
  );
