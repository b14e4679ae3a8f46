import { checkValue } from '../../../../src/domain/site-template';
import type { Making } from '../config/apply';
import type { Loaded } from '../config/known';
import { because, invalid, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { broken } from '../../kit/validate';
import { openSecrets, configPlace } from '../config/sealed';
import type { Who } from '../../kit/context/context';
import { notReady, writeSite } from './apply';
import { bringing, type Bringing } from './bring';
import { planSites } from './plan';
import {
  keptValues,
  plainValues,
  readModel,
  readSites,
  storedValues,
  type StoredModel,
  type StoredValues,
} from './stored';

/** The model that a prepared gateway follows once it is there, as it is stored. */
export interface PreparedSite {
  site_template: string | null;
  site_name: string;
  site_values: StoredValues;
}

/** None. */
export const noSite: PreparedSite = { site_template: null, site_name: '', site_values: {} };

/** A model with values for a gateway that is not there yet; refused where they do not fit. */
export async function prepareSite(
  sql: Sql,
  who: Who,
  { template, values }: { template: string; values: Readonly<Record<string, string>> },
  before: StoredValues,
): Promise<PreparedSite> {
  const known = plainValues(openSecrets(who.vault, configPlace(who.caller.accountId), before));
  const model = await readModel(sql, who, template);
  const whole = keptValues(values, known);
  const faults = valueFaults(model, whole);
  if (faults.size > 0)
    throw invalid(Object.fromEntries([...faults].map(([name, said]) => [`site.values.${name}`, said])));
  return storedSite(who, model, whole);
}

/** What is wrong with values, by variable. */
export const valueFaults = ({ model }: StoredModel, values: Readonly<Record<string, string>>): Map<string, Said> =>
  new Map(
    model.variables.flatMap((one) => {
      const failure = checkValue(one, values[one.name] || one.initial);
      return failure ? [[one.name, broken(failure, because('text', { text: one.label || one.name }))] as const] : [];
    }),
  );

/** The same as it is stored. */
export const storedSite = (who: Who, of: StoredModel, values: Readonly<Record<string, string>>): PreparedSite => ({
  site_template: of.id,
  site_name: of.name,
  site_values: storedValues(of.model, values, who.vault, who.caller.accountId),
});

/** Lets a gateway that has just come follow the model that was prepared for it; what it is to be set to. */
export async function takeSite(
  sql: Sql,
  making: Making,
  { site_template: id, site_values, remark }: PreparedSite & { remark: string },
  loaded: Loaded,
): Promise<Bringing> {
  const { accountId } = making.caller;
  const gwid = loaded.device.id;
  const values = plainValues(openSecrets(making.vault, configPlace(accountId), site_values));
  const [planned] = await planSites(sql, making, { id: id!, sites: [{ gwid, values }], right: false });
  const [problem] = planned!.plan.problems;
  if (problem) throw notReady(remark, problem);
  await writeSite(sql, making, planned!);
  const site = (await readSites(sql, making, [gwid])).get(gwid)!;
  return bringing(sql, making, site, loaded);
}
