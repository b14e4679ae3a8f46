import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../kit/log';
import type { Db, Sql } from '../../kit/store/db';

/** Bytes of one part. */
const partSize = 256 * 1024;

/** Writes the content of an upload beside its row; with a transaction's handle both are there or neither. */
export async function writeParts(sql: Sql, id: string, bytes: Uint8Array): Promise<void> {
  for (let part = 0; part * partSize < bytes.length; part++) {
    await sql.query('INSERT INTO upload_part (upload_id, part, content) VALUES ($1, $2, $3)', [
      id,
      part,
      bytes.subarray(part * partSize, (part + 1) * partSize),
    ]);
  }
}

/**
 * The content of an upload of so many bytes, read part by part as it is taken; what is not in the store (any more) is
 * asked for `elsewhere`, from a byte on. Undefined where there is none.
 */
export async function readParts(
  sql: Sql,
  id: string,
  bytes: number,
  elsewhere: (from: number) => Promise<ReadableStream<Uint8Array> | undefined>,
): Promise<ReadableStream<Uint8Array> | undefined> {
  let next = await partOf(sql, id, 0);
  if (!next) return elsewhere(0);
  let read = 0;
  let part = 0;
  let rest: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const more = async () => {
    if (read === bytes) return undefined;
    const found = rest ? undefined : await partOf(sql, id, ++part);
    if (found) return found;
    // It was carried away between two parts.
    rest ??= (await elsewhere(read))?.getReader();
    const { value } = (await rest?.read()) ?? {};
    if (!value) throw new Error(`upload ${id} ends after ${read} of ${bytes} bytes`);
    return value;
  };
  return new ReadableStream({
    async pull(stream) {
      if (!next) return stream.close();
      stream.enqueue(next);
      read += next.length;
      next = await more();
      if (!next) stream.close();
    },
    cancel: (reason) => rest?.cancel(reason),
  });
}

/** The content of an upload in one piece; undefined where none is in the store. */
export async function wholeOf(sql: Sql, id: string): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  for (let part; (part = await partOf(sql, id, parts.length));) parts.push(part);
  return parts.length > 0 ? Buffer.concat(parts) : undefined;
}

async function partOf(sql: Sql, id: string, part: number): Promise<Uint8Array | undefined> {
  const [row] = await sql.query<{ content: Uint8Array }>(
    'SELECT content FROM upload_part WHERE upload_id = $1 AND part = $2',
    [id, part],
  );
  return row?.content;
}

/**
 * Takes the files of a folder of uploads into the store, where servers before this one left them; each file goes when its
 * content is safe. What has no row, or is not as long as its row says, stays where it is.
 */
export async function takeOverUploads(db: Db, folder: string, say: Log): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  let count = 0;
  for (const id of names) {
    const [row] = await db.query<{ bytes: number; kept: boolean }>(
      'SELECT bytes, outside OR EXISTS (SELECT FROM upload_part WHERE upload_id = id) AS kept FROM upload WHERE id = $1',
      [id],
    );
    if (!row) continue;
    if (!row.kept) {
      const bytes = await readFile(join(folder, id));
      if (bytes.length !== row.bytes) {
        say(`上传文件不完整，未存入数据库：${join(folder, id)}`);
        continue;
      }
      await db.tx((sql) => writeParts(sql, id, bytes));
      count += 1;
    }
    await rm(join(folder, id));
  }
  if (count > 0) say(`已把 ${count} 个上传文件存入数据库`);
}
