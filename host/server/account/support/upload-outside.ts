import type { Bucket } from '../../kit/bucket/bucket';
import type { Db } from '../../kit/store/db';
import { wholeOf } from './upload-parts';

/** Uploads that are taken at a time. */
const atOnce = 20;

/**
 * Brings uploads from the database into the bucket and takes those away whose rows are gone; gives how many it brought. An
 * upload is kept in the database first, with its row: while the bucket is away nothing is lost and each can be seen.
 */
export async function carryOutside(db: Db, bucket: Bucket): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await db.query<{ id: string; mime: string }>(
      `SELECT u.id, u.mime FROM upload_part p JOIN upload u ON u.id = p.upload_id WHERE p.part = 0 LIMIT $1`,
      [atOnce],
    );
    for (const row of rows) await carry(db, bucket, row);
    count += rows.length;
    if (rows.length < atOnce) break;
  }
  await dropGone(db, bucket);
  return count;
}

async function carry(db: Db, bucket: Bucket, { id, mime }: { id: string; mime: string }): Promise<void> {
  // Said before it is so: whoever deletes the row from now on takes the object along.
  await db.query('UPDATE upload SET outside = true WHERE id = $1', [id]);
  const bytes = await wholeOf(db, id);
  if (!bytes) return;
  await bucket.put(id, bytes, mime);
  const [there] = await db.query(
    'WITH gone AS (DELETE FROM upload_part WHERE upload_id = $1) SELECT id FROM upload WHERE id = $1',
    [id],
  );
  if (!there) await bucket.drop(id);
}

async function dropGone(db: Db, bucket: Bucket): Promise<void> {
  const gone = await db.query<{ id: string }>('SELECT id FROM upload_gone LIMIT 500');
  for (const { id } of gone) {
    await bucket.drop(id);
    await db.query('DELETE FROM upload_gone WHERE id = $1', [id]);
  }
}
