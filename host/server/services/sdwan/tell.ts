import { iso, minute } from '../../../../src/domain/time';
import { retryDelivery, settingsChanged } from '../../fleet/delivery/settings';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { fingerprint } from '../../kit/secrets';
import { insertRows } from '../../kit/sql/bulk';
import type { Db, Sql } from '../../kit/store/db';
import { documentOfNone, documentsOf, readTold } from './document';
import { unable } from './tell-sql';

/** What was told of a network is looked at again after this, milliseconds: gateways get other local networks. */
const lookAgain = minute;
/** Networks that one run looks at. */
const atOnce = 50;

const marked = (document: Readonly<Record<string, string>> | undefined): string =>
  document ? fingerprint(JSON.stringify(document)) : unable;

/**
 * The gateways of a network are told what changed for them, each by a document of its own; those that left it are told so.
 * The network may be gone.
 */
export async function tellMembers(sql: Sql, accountId: string, id: string, now: number): Promise<void> {
  const network = await readTold(sql, id, now);
  const documents = network ? documentsOf(network) : new Map<string, Record<string, string> | undefined>();
  const told = await sql.query<{ gwid: string; told: string; stays: boolean; elsewhere: boolean }>(
    `SELECT t.gwid, t.told, t.network_id = $2 AS stays, m.gwid IS NOT NULL AND m.network_id <> $2 AS elsewhere
     FROM sdwan_told t LEFT JOIN sdwan_member m ON m.gwid = t.gwid
     WHERE t.account_id = $1 AND (t.network_id = $2 OR t.gwid = ANY($3::text[]))`,
    [accountId, id, [...documents.keys()]],
  );
  const known = new Map(told.map((row) => [row.gwid, row]));
  const left = told.filter(({ gwid, elsewhere }) => !documents.has(gwid) && !elsewhere);
  const nothing = marked(documentOfNone);
  const wanted = [...documents].map(([gwid, document]) => ({ gwid, told: marked(document) }));
  // Who hears something new; what a gateway was told in another network holds when it is the same.
  const anew = wanted.filter(({ gwid, told: now_ }) => known.get(gwid)?.told !== now_ || !known.get(gwid)?.stays);
  const asked = anew.filter(({ told: now_ }) => now_ !== unable).map(({ gwid }) => gwid);
  const freed = left.filter((row) => row.told !== unable && row.told !== nothing).map(({ gwid }) => gwid);
  const revs = await settingsChanged(sql, accountId, 'sdwan', [...asked, ...freed]);
  await sql.query('DELETE FROM sdwan_told WHERE account_id = $1 AND gwid = ANY($2::text[])', [
    accountId,
    left.map(({ gwid }) => gwid),
  ]);
  await insertRows(
    sql,
    'sdwan_told',
    { gwid: 'text', account_id: 'text', network_id: 'text', told: 'text', rev: 'integer' },
    anew.map((one) => ({ ...one, account_id: accountId, network_id: id, rev: revs.get(one.gwid) ?? 0 })),
    `ON CONFLICT (gwid) DO UPDATE SET account_id = excluded.account_id, network_id = excluded.network_id,
       told = excluded.told, rev = excluded.rev`,
  );
  await sql.query('UPDATE sdwan_network SET told_at = $2, told_members = $3, told_running = $4 WHERE id = $1', [
    id,
    iso(now),
    documents.size,
    network?.running ?? false,
  ]);
}

/**
 * What changes by itself is told: a package ended or was renewed, a gateway was given back, told its key, got other local
 * networks or another place on the internet.
 */
export async function followNetworks(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const due = await sql.query<{ id: string; account_id: string }>(
      `SELECT n.id, n.account_id FROM sdwan_network n LEFT JOIN service_owned o ON o.id = n.owned_id
       WHERE n.told_at IS NULL OR n.told_at <= $2
         OR n.told_running IS DISTINCT FROM (NOT n.paused AND coalesce(o.expires_at > $1, false))
         OR n.told_members <> (SELECT count(*) FROM sdwan_member m WHERE m.network_id = n.id)
       ORDER BY n.told_at NULLS FIRST, n.id LIMIT ${atOnce} FOR UPDATE OF n SKIP LOCKED`,
      [iso(now), iso(now - lookAgain)],
    );
    for (const { id, account_id } of due) await tellMembers(sql, account_id, id, now);
  });
}

/** Gateways whose networks are to be told anew: something that their peers go by has changed. */
export const tellSoon = (sql: Sql, gwids: readonly string[]): Promise<unknown> =>
  sql.query(
    `UPDATE sdwan_network SET told_at = NULL WHERE id IN (SELECT network_id FROM sdwan_member WHERE gwid = ANY($1::text[]))`,
    [gwids],
  );

/** Tries a delivery to a member that failed once more. */
export async function retryMember({ db, caller }: Context, id: string, gwid: string): Promise<void> {
  const { accountId } = caller;
  const [member] = await db.query(
    'SELECT 1 FROM sdwan_member WHERE account_id = $1 AND network_id = $2 AND gwid = $3',
    [accountId, id, gwid],
  );
  if (!member) throw refuse('noGateway');
  if (!(await retryDelivery(db, accountId, gwid, 'sdwan'))) throw refuse('settingNotFailed');
}
