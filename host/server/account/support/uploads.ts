import { newId } from '../../kit/secrets';
import type { Context, Services } from '../../kit/context/context';
import { day } from '../../../../src/domain/time';
import { because, invalid, notFound } from '../../kit/refusal';
import { lockAccount } from '../../kit/sql/lock';
import { readParts, writeParts } from './upload-parts';

/** Largest photo, bytes. */
const maxPhotoBytes = 5 * 1024 * 1024;
/** Photos of one account; more is no after-sales case. */
const maxPhotos = 500;
/** Time a photo waits for the form that it was picked for, ms. */
const patience = day;

/** What a file is by its first bytes; its name and declared type are not believed. Undefined: no photo that we take. */
export function sniffPhoto(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | undefined {
  const starts = (at: number, ...signature: number[]) => signature.every((byte, index) => bytes[at + index] === byte);
  if (starts(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  return undefined;
}

/** Keeps a photo of the caller; its id. */
export async function keepPhoto(context: Context, file: Blob): Promise<string> {
  const { accountId } = context.caller;
  if (file.size > maxPhotoBytes) throw invalid({ file: because('photoSize') });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = sniffPhoto(bytes);
  if (!mime) throw invalid({ file: because('photoType') });
  const id = newId('pho');
  const added = await context.db.tx(async (sql) => {
    await lockAccount(sql, accountId);
    const rows = await sql.query(
      `INSERT INTO upload (id, account_id, mime, bytes, created_at)
       SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM upload WHERE account_id = $2) < $6 RETURNING id`,
      [id, accountId, mime, bytes.length, new Date(context.now()), maxPhotos],
    );
    if (rows.length > 0) await writeParts(sql, id, bytes);
    return rows;
  });
  if (!added.length) throw invalid({ file: because('photosMost') });
  return id;
}

/** A photo of the caller (or of the account that the staff looks at) as a response that a browser shows as a picture and as nothing else. */
export async function photoResponse(
  context: Context,
  id: string,
  accountId = context.caller.accountId,
): Promise<Response> {
  const [row] = await context.db.query<{ mime: string; bytes: number }>(
    'SELECT mime, bytes FROM upload WHERE account_id = $1 AND id = $2',
    [accountId, id],
  );
  if (!row) throw notFound();
  const content = await readParts(context.db, id, row.bytes, async (from) => context.bucket?.read(id, from));
  if (!content) throw notFound();
  return new Response(content, {
    headers: {
      'content-type': row.mime,
      'content-length': String(row.bytes),
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=86400, immutable',
    },
  });
}

/** Refuses unless every id names a photo of the caller. */
export async function ownPhotos(context: Context, ids: readonly string[]) {
  if (!ids.length) return;
  const rows = await context.db.query('SELECT id FROM upload WHERE account_id = $1 AND id = ANY($2::text[])', [
    context.caller.accountId,
    ids,
  ]);
  if (rows.length !== new Set(ids).size) throw invalid({ photos: because('photoGone') });
}

/** Removes photos whose form was never sent: nothing refers to them a day later. */
export async function dropStrayPhotos({ db, now }: Services): Promise<void> {
  await db.query(
    `DELETE FROM upload u WHERE u.created_at < $1
       AND NOT EXISTS (SELECT FROM after_sale a WHERE a.account_id = u.account_id AND a.photos @> to_jsonb(u.id))
       AND NOT EXISTS (
         SELECT FROM contractor_application c WHERE c.account_id = u.account_id AND c.photos @> to_jsonb(u.id))
       AND NOT EXISTS (
         SELECT FROM portal_version v WHERE v.account_id = u.account_id
           AND u.id IN (v.content->>'logo', v.content->>'background'))
       AND NOT EXISTS (
         SELECT FROM design g WHERE g.account_id = u.account_id
           AND g.document->'floors' @> jsonb_build_array(jsonb_build_object('plan', u.id)))
       AND NOT EXISTS (
         SELECT FROM ticket_message m JOIN ticket t ON t.id = m.ticket_id
         WHERE t.account_id = u.account_id AND m.photos @> to_jsonb(u.id))`,
    [new Date(now() - patience)],
  );
}
