import type { wifiPersonImport, WifiPersonProblem } from '../../../../src/api/contract/wifi-person';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { PersonColumn } from '../../../../src/domain/wifi-person';
import { importChange, inBoth } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { configPlace } from '../../fleet/config/sealed';
import type { Context } from '../../kit/context/context';
import { because, inChinese, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import { insertPeople, mustFit, takenOf } from './change';
import { checkMake, faultsOf, freshPassword, type Entry } from './check';
import { privateNetwork } from './network';
import { peopleChanged } from './told';

/** Adds the people of a file: rows with something wrong are left out and told of. `dry`: nothing is written. */
export async function importPeople(
  context: Context,
  { template, rows, make, dry }: ParsedOf<typeof wifiPersonImport>,
): Promise<DataOf<typeof wifiPersonImport>> {
  const { db, caller, vault, now } = context;
  const { accountId } = caller;
  checkMake(make);
  const seal = (text: string) => vault.sealAlike(configPlace(accountId), text);
  return db.tx(async (sql) => {
    await lockAccount(sql, accountId);
    const network = await privateNetwork(sql, accountId, template);
    const taken = await takenOf(sql, network.id);
    const names = new Map<string, number>();
    const given = new Map<string, number>();
    const good: Entry[] = [];
    const problems: WifiPersonProblem[] = [];
    for (const row of rows) {
      const entry = entryOf(row);
      const faults: Record<string, Said> = faultsOf(entry, now());
      const name = entry.name.toLowerCase();
      const twice = names.get(name);
      if (taken.names.has(name)) faults.name ??= because('personTaken');
      else if (twice !== undefined) faults.name ??= because('personTwice', { line: twice });
      const same = entry.password === '' ? undefined : given.get(entry.password);
      if (entry.password !== '' && taken.passwords.has(seal(entry.password)))
        faults.password ??= because('privateTaken');
      else if (same !== undefined) faults.password ??= because('privateTwice', { line: same });
      for (const [field, said] of Object.entries(faults)) {
        problems.push({ line: row.line, field: field as PersonColumn, text: inChinese(said), ...said });
      }
      if (Object.keys(faults).length > 0) continue;
      names.set(name, row.line);
      if (entry.password !== '') given.set(entry.password, row.line);
      good.push(entry);
    }
    if (!dry && good.length > 0) {
      await mustFit(sql, network.id, good.length);
      const isTaken = (text: string) => given.has(text) || taken.passwords.has(seal(text));
      const made = good.map((entry) => {
        const password = entry.password || freshPassword(make, isTaken);
        given.set(password, 0);
        return { ...entry, id: newId('wpe'), password: seal(password) };
      });
      await insertPeople(sql, context, network.id, made);
      const added = inBoth(`${good.length} 人`, `${good.length} people`);
      noteChange(context, importChange(added, rows.length - good.length));
      await peopleChanged(sql, accountId, [network.id]);
    }
    return { taken: good.length, problems };
  });
}

/** A row as what it means; spreadsheets write days in several ways. */
function entryOf({ name, password, vlan, devices, until }: ParsedOf<typeof wifiPersonImport>['rows'][number]): Entry {
  const [, year, month = '', dayOfMonth = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]00:00(?::00)?)?$/.exec(until) ?? [];
  return {
    ...{ name, password, vlan },
    devices: devices === '' ? 0 : /^\d{1,4}$/.test(devices) ? Number(devices) : NaN,
    until: until === '' ? null : year ? `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}` : until,
  };
}
