import type { Partner } from '../../../../src/api/contract/embed';
import { beijing } from '../../../../src/domain/time';
import { fingerprint, newToken, sameFingerprint } from '../../kit/secrets';
import type { Context, Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { toOrigin } from './origins';
import { because, invalid, refuse, type Said } from '../../kit/refusal';

/** A partner as it is kept. */
export interface PartnerRow {
  id: string;
  account_id: string;
  name: string;
  secret_hash: string;
  origins: string[];
  scopes: Partner['scopes'];
  theme: Partner['theme'];
}

/** A secret names its partner, so that finding the row needs no search by hash. */
export const newSecret = (partnerId: string): string => `nps_${partnerId}.${newToken()}`;

/**
 * The living partner whose secret this is, which loses nothing until the transaction ends; refuses with 401 and the same words
 * for every other secret.
 */
export async function partnerBySecret(sql: Sql, secret: string | undefined, now: number): Promise<PartnerRow> {
  const id = /^nps_([\w-]+)\./.exec(secret ?? '')?.[1];
  const [row] = id
    ? await sql.query<PartnerRow & { old_secret_hash: string | null }>(
        `SELECT p.id, p.account_id, p.name, p.secret_hash, p.origins, p.scopes, p.theme,
                CASE WHEN p.old_secret_until > $2 THEN p.old_secret_hash END AS old_secret_hash
         FROM partner p JOIN account a ON a.id = p.account_id
         WHERE p.id = $1 AND p.revoked_at IS NULL AND a.state = 'active' FOR KEY SHARE OF p`,
        [id, new Date(now)],
      )
    : [];
  const given = fingerprint(secret ?? '');
  const good = [row?.secret_hash, row?.old_secret_hash].some((hash) => hash && sameFingerprint(hash, given));
  if (!row || !good) {
    throw refuse('wrongSecret');
  }
  return row;
}

/** The caller's own partner; 404 for anybody else's. */
export async function ownPartner(sql: Sql, { caller }: Context, id: string) {
  const [row] = await sql.query<Pick<PartnerRow, 'id' | 'origins' | 'scopes'>>(
    'SELECT id, origins, scopes FROM partner WHERE id = $1 AND account_id = $2 AND revoked_at IS NULL FOR UPDATE',
    [id, caller.accountId],
  );
  if (!row) throw refuse('noPartner');
  return row;
}

/** Name, origins and scopes as a person typed them, checked and in standard form. */
export function checkDetails(input: { name: string; origins: string[]; scopes: Partner['scopes'] }) {
  const wrong: Record<string, Said> = {};
  const name = input.name.trim();
  const typed = input.origins.map((line) => line.trim()).filter(Boolean);
  const bad = typed.filter((line) => !toOrigin(line));
  if (!name) wrong.name = because('nameNeeded');
  else if ([...name].length > 40) wrong.name = because('nameMostChars', { most: 40 });
  if (typed.length === 0) wrong.origins = because('originsNeeded');
  else if (bad[0] !== undefined) wrong.origins = because('originUnfit', { origin: bad[0] });
  if (input.scopes.length === 0) wrong.scopes = because('scopesNeeded');
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const origins = [...new Set(typed.map((line) => toOrigin(line) as string))];
  return { name, origins, scopes: [...new Set(input.scopes)] };
}

/** Replaces the partner's lines in the list of known origins. */
export async function keepOrigins(sql: Sql, partnerId: string, origins: readonly string[]): Promise<void> {
  await sql.query('DELETE FROM partner_origin WHERE partner_id = $1', [partnerId]);
  for (const origin of origins) {
    await sql.query('INSERT INTO partner_origin (partner_id, origin) VALUES ($1, $2)', [partnerId, origin]);
  }
}

/** Counts one trade of a secret, kept or refused, on today's line. */
export async function countUse({ db, now }: Services, partnerId: string, refused: boolean): Promise<void> {
  await db.query(
    `INSERT INTO partner_use (partner_id, day, tokens, refused) VALUES ($1, $2, $3, $4)
     ON CONFLICT (partner_id, day)
     DO UPDATE SET tokens = partner_use.tokens + $3, refused = partner_use.refused + $4`,
    [partnerId, beijing(now()).day, refused ? 0 : 1, refused ? 1 : 0],
  );
  if (!refused) await db.query('UPDATE partner SET used_at = $2 WHERE id = $1', [partnerId, new Date(now())]);
}
