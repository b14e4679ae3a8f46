import type { DesignLink, designLinkCreate, designLinks, designShared } from '../../../../src/api/contract/design-link';
import type { DesignDocument } from '../../../../src/api/contract/design';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { mostDesignLinks } from '../../../../src/domain/design/share';
import { day, iso } from '../../../../src/domain/time';
import { holdEmbedToken } from '../../account/embed/tokens';
import { photoResponse } from '../../account/support/uploads';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { notFound, refuse } from '../../kit/refusal';
import { fingerprint, newId, newToken } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { readDesign, readModels } from './read';

/** Links to a design of the account. */
export async function linkList(context: Context, design: string): Promise<DataOf<typeof designLinks>> {
  const { db, caller, now } = context;
  await readDesign(context, design);
  const list = await db.query<DesignLink>(
    `SELECT id, created_at, expires_at, revoked_at, seen_at FROM design_link
     WHERE account_id = $1 AND design_id = $2
     ORDER BY revoked_at IS NOT NULL OR coalesce(expires_at <= $3, false), created_at DESC, id LIMIT 200`,
    [caller.accountId, design, iso(now())],
  );
  return { list, total: list.length };
}

/** Makes a link to a design of the account; its id and its key, which cannot be read again. */
export async function makeLink(
  context: Context,
  { design, days }: ParsedOf<typeof designLinkCreate>,
): Promise<DataOf<typeof designLinkCreate>> {
  const { db, caller } = context;
  const at = context.now();
  const id = newId('dsl');
  const key = `npd_${newToken()}`;
  const { name } = await readDesign(context, design);
  const [made] = await db.tx(async (sql) => {
    await holdEmbedToken(sql, context);
    await lockAccount(sql, caller.accountId);
    return sql.query(
      `INSERT INTO design_link (id, account_id, design_id, key_hash, created_at, expires_at, partner_id)
       SELECT $1, $2, d.id, $4, $5, $6, $8 FROM design d WHERE d.id = $3 AND d.account_id = $2
         AND (SELECT count(*) FROM design_link l WHERE l.account_id = $2 AND l.design_id = $3
           AND l.revoked_at IS NULL AND (l.expires_at IS NULL OR l.expires_at > $5)) < $7
       RETURNING id`,
      [
        id,
        caller.accountId,
        design,
        fingerprint(key),
        iso(at),
        days ? iso(at + days * day) : null,
        mostDesignLinks,
        caller.partnerId ?? null,
      ],
    );
  });
  if (!made) throw refuse('designLinksMost', { most: mostDesignLinks });
  noteChange(context, { [name]: ['', '分享链接'] });
  return { id, key };
}

/** Ends a link of the account. */
export async function revokeDesignLink({ db, caller, now }: Context, id: string): Promise<void> {
  const gone = await db.query(
    'UPDATE design_link SET revoked_at = $3 WHERE id = $1 AND account_id = $2 AND revoked_at IS NULL RETURNING id',
    [id, caller.accountId, iso(now())],
  );
  if (gone.length === 0) throw refuse('noDesignLink');
}

/** Ends the links that a partner made: all, or those of one account. */
export const endDesignLinks = (sql: Sql, at: Date, partnerId: string, accountId?: string) =>
  sql.query(
    `UPDATE design_link SET revoked_at = $1
     WHERE partner_id = $2 AND ($3::text IS NULL OR account_id = $3) AND revoked_at IS NULL`,
    [at, partnerId, accountId ?? null],
  );

/** A design by a key, without the devices of its owner. */
export async function readShared(context: Context, key: string): Promise<DataOf<typeof designShared>> {
  const { name, document, updated_at } = await openLink(context, key);
  const floors = document.floors.map((floor) => ({
    ...floor,
    aps: floor.aps.map((ap) => ({ ...ap, device: null })),
  }));
  return { name, document: { ...document, floors }, updated_at, models: (await readModels(context)).list };
}

/** A plan that is in a shared design, and no other upload of its owner. */
export async function sharedPlan(context: Context, { key, id }: { key: string; id: string }): Promise<Response> {
  const { document, account_id } = await openLink(context, key);
  if (!document.floors.some(({ plan }) => plan === id)) throw notFound();
  return photoResponse(context, id, account_id);
}

/** What a living link leads to. */
async function openLink({ db, now }: Context, key: string) {
  const [row] = await db.query<{
    id: string;
    account_id: string;
    name: string;
    document: DesignDocument;
    updated_at: string;
    ended: boolean;
  }>(
    `SELECT l.id, l.account_id, d.name, d.document, d.updated_at, coalesce(l.expires_at <= $2, false) AS ended
     FROM design_link l JOIN design d ON d.id = l.design_id AND d.account_id = l.account_id
     JOIN account a ON a.id = l.account_id
     WHERE l.key_hash = $1 AND l.revoked_at IS NULL AND a.state = 'active'`,
    [fingerprint(key), iso(now())],
  );
  if (!row) throw refuse('designLinkRevoked');
  if (row.ended) throw refuse('designLinkExpired');
  await db.query('UPDATE design_link SET seen_at = $2 WHERE id = $1', [row.id, iso(now())]);
  return row;
}
