import { createReadStream } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { createGunzip } from 'node:zlib';

/** Bytes of a block: headers are one, files fill up their last. */
const block = 512;

/** Unpacks a data folder (tar.gz) piece by piece: a hundred megabytes of it in memory would stay there for hours. */
export async function unpack(file: string, folder: string): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  let into: FileHandle | undefined;
  /** Bytes of the present file, and those that fill its last block. */
  let left = 0;
  let filling = 0;
  for await (const piece of createReadStream(file).pipe(createGunzip({ chunkSize: 1 << 18 }))) {
    rest = rest.length > 0 ? Buffer.concat([rest, piece as Buffer]) : (piece as Buffer);
    for (;;) {
      if (left + filling > 0) {
        const part = rest.subarray(0, left);
        if (part.length > 0) await into!.writeFile(part);
        left -= part.length;
        const skipped = left === 0 ? Math.min(filling, rest.length - part.length) : 0;
        filling -= skipped;
        rest = rest.subarray(part.length + skipped);
        if (left + filling > 0) break;
        await into?.close();
        into = undefined;
      }
      if (rest.length < block) break;
      const entry = entryOf(rest.subarray(0, block));
      rest = rest.subarray(block);
      if (!entry) continue;
      const path = join(folder, normalize(`/${entry.name}`));
      await mkdir(entry.isFolder ? path : dirname(path), { recursive: true });
      if (entry.isFolder) continue;
      into = await open(path, 'w');
      left = entry.size;
      filling = (block - (left % block)) % block;
      if (left > 0) continue;
      await into.close();
      into = undefined;
    }
  }
  if (into) throw new Error(`${file} ends in the middle of a file`);
}

/** What a header says; undefined for the empty blocks at the end. */
function entryOf(header: Buffer): { name: string; size: number; isFolder: boolean } | undefined {
  const text = (from: number, to: number) => header.toString('utf8', from, to).split('\0', 1)[0]!;
  const [name, size, kind, before] = [text(0, 100), text(124, 136), text(156, 157), text(345, 500)];
  if (!name) return undefined;
  return { name: before ? `${before}/${name}` : name, size: Number.parseInt(size, 8), isFolder: kind === '5' };
}
