import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Log } from './kit/log';
import {
  appliedMigrations,
  dump,
  isFilled,
  patiently,
  requireUnserved,
  restore,
  type DumpLine,
  type Migration,
} from './kit/store';
import type { Db } from './kit/store/db';
import type { Settings } from './settings';

// One file for all that a server keeps: gzip of a line of JSON each. First what it is, then the files of the data folder
// (keys), then the rows, at last how many of them there are.

/** What a backup needs to know. */
interface Backup {
  settings: Pick<Settings, 'data' | 'key' | 'staffKey'>;
  migrations: readonly Migration[];
  say: Log;
}

interface Head {
  netpane: 'backup';
  format: 1;
  at: string;
  migrations: Pick<Migration, 'name' | 'sha256'>[];
}
type Line = Head | FilePart | DumpLine | { end: { rows: number; files: number } };
interface FilePart {
  file: string;
  part: string;
}

/** Bytes of a file in one line. */
const partSize = 256 * 1024;

/** `npm run backup -- FILE`: writes everything into one file that its owner alone may read. PostgreSQL may go on working. */
export async function backUp(db: Db, args: readonly string[], { settings, say }: Backup): Promise<void> {
  const { file, force } = argsOf(args, 'backup');
  if (!force && (await isThere(file))) throw refused(`文件已存在：${file}。要覆盖请加 --force`);
  const migrations = await appliedMigrations(db);
  if (migrations.length === 0) throw refused('这里没有可备份的数据：请检查 NETPANE_DATA 和 DATABASE_URL');
  const aside = `${file}.part`;
  const files = await filesOf(settings.data, [file, aside]);
  await open(aside, 'w', 0o600).then(
    (made) => made.close(),
    (error: NodeJS.ErrnoException) => {
      throw refused(`不能写入 ${dirname(file)}：${error.code === 'ENOENT' ? '没有这个文件夹' : error.message}`);
    },
  );
  const sum = { rows: 0, files: files.length };
  await patiently(() =>
    db.tx(async (sql) => {
      sum.rows = 0;
      const zip = createGzip();
      const written = pipeline(zip, createWriteStream(aside, { mode: 0o600 }));
      // It is waited for at the end; until then a failure shows in what is written.
      written.catch(() => undefined);
      const put = async (line: Line) => {
        if (!zip.write(`${JSON.stringify(line)}\n`)) await Promise.race([drained(zip), written]);
      };
      await put({ netpane: 'backup', format: 1, at: new Date().toISOString(), migrations });
      for (const name of files) {
        for await (const part of partsOf(join(settings.data, name))) await put({ file: name, part });
      }
      await dump(sql, async (line) => {
        if (Array.isArray(line)) sum.rows += 1;
        await put(line);
      });
      await put({ end: sum });
      zip.end();
      await written;
    }),
  ).catch(async (error: unknown) => {
    await rm(aside, { force: true });
    throw error;
  });
  await chmod(aside, 0o600);
  await rename(aside, file);
  say(`已备份 ${sum.rows} 行数据和 ${sum.files} 个文件（密钥等）到 ${file}`);
  for (const [name, key] of [
    ['NETPANE_KEY', settings.key],
    ['NETPANE_STAFF_KEY', settings.staffKey],
  ]) {
    if (key) say(`${name} 由环境变量给出，不在备份中，请另行保存`);
  }
}

/**
 * `npm run restore -- FILE`: makes an empty store and data folder what the backup says, all of it or nothing; with `--force`
 * one that is filled, whose data are lost. No server may run on it.
 */
export async function restoreFrom(
  db: Db,
  args: readonly string[],
  { settings, migrations, say }: Backup,
): Promise<void> {
  const { file, force } = argsOf(args, 'restore');
  if (!(await isThere(file))) throw refused(`没有这个文件：${file}`);
  if (!force && (await isFilled(db))) {
    throw refused('数据库不是空的，未作任何改动。要用备份替换其中的全部数据，请加 --force');
  }
  await requireUnserved(db);
  const aside = join(settings.data, `${asideName}${process.pid}`);
  try {
    const { head, files, rows } = await check(file, aside);
    const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]));
    const other = head.migrations.find(({ name, sha256 }) => known.get(name) !== sha256);
    if (other) throw refused(`备份来自另一个版本（${other.name}），请用备份时的版本或更新的版本恢复`);
    const names = new Set(head.migrations.map(({ name }) => name));
    if (!force) {
      for (const name of files)
        if (
          (await isThere(join(settings.data, name))) &&
          !(await areSame(join(aside, name), join(settings.data, name)))
        )
          throw refused(`数据目录中已有 ${name}，未作任何改动。要替换请加 --force`);
    }
    const shape = migrations.filter(({ name }) => names.has(name));
    // The keys first: rows without them could not be read. Cut off in between, it is run again.
    const takeBack = await putInPlace(files, aside, settings.data);
    await patiently(() => db.alone(() => db.tx((sql) => restore(sql, shape, rowsOf(file))))).catch(
      async (error: unknown) => {
        await takeBack();
        throw error;
      },
    );
    say(`已恢复 ${rows} 行数据和 ${files.length} 个文件，备份时间 ${head.at}`);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Reads a backup to its end, so that nothing is begun with half of one, and lays its files aside. */
async function check(file: string, aside: string): Promise<{ head: Head; files: string[]; rows: number }> {
  let head: Head | undefined;
  let end: { rows: number; files: number } | undefined;
  let rows = 0;
  const files = new Set<string>();
  for await (const line of linesOf(file)) {
    if (!head) {
      if (!('netpane' in line) || line.format !== 1) throw refused(`不是本系统的备份文件：${file}`);
      head = line;
    } else if (Array.isArray(line)) rows += 1;
    else if ('end' in line) end = line.end;
    else if ('file' in line) {
      await layAside(aside, line, files.has(line.file));
      files.add(line.file);
    }
  }
  if (!head || end?.rows !== rows || end.files !== files.size) throw refused(`备份文件不完整：${file}`);
  return { head, files: [...files], rows };
}

/** Folders of a restore that was cut off begin like this; no backup takes them along. */
const asideName = 'restored-';

/** Moves files into the data folder, and those that were there aside; gives the way to take that back. */
async function putInPlace(names: readonly string[], aside: string, data: string): Promise<() => Promise<void>> {
  const moved: [from: string, to: string][] = [];
  const move = async (from: string, to: string) => {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
    moved.push([from, to]);
  };
  for (const name of names) {
    const place = join(data, name);
    if (await isThere(place)) await move(place, join(aside, 'before', name));
    await move(join(aside, name), place);
  }
  return async () => {
    for (const [from, to] of moved.reverse()) await rename(to, from);
  };
}

async function areSame(one: string, other: string): Promise<boolean> {
  return (await readFile(one)).equals(await readFile(other));
}

async function layAside(aside: string, { file, part }: FilePart, more: boolean): Promise<void> {
  const place = resolve(aside, file);
  if (relative(aside, place).startsWith('..')) throw refused(`备份文件中的路径无效：${file}`);
  await mkdir(dirname(place), { recursive: true });
  const handle = await open(place, more ? 'a' : 'w', 0o600);
  await handle.writeFile(Buffer.from(part, 'base64'));
  await handle.close();
}

async function* rowsOf(file: string): AsyncGenerator<DumpLine> {
  for await (const line of linesOf(file)) {
    if (Array.isArray(line) || !('netpane' in line || 'file' in line || 'end' in line)) yield line;
  }
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const unzipped = Readable.from(createReadStream(file).pipe(createGunzip()));
  try {
    for await (const text of createInterface({ input: unzipped, crlfDelay: Infinity })) yield JSON.parse(text) as Line;
  } catch (error) {
    throw refused(`备份文件已损坏：${file}（${(error as Error).message}）`);
  }
}

async function* partsOf(file: string): AsyncGenerator<string> {
  const stream: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: partSize });
  let parts = 0;
  for await (const part of stream) {
    parts += 1;
    yield part.toString('base64');
  }
  if (parts === 0) yield '';
}

/** What lies in the data folder beside the embedded store, whose rows are told one by one. */
async function filesOf(data: string, but: readonly string[]): Promise<string[]> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !but.includes(path))
    .map((path) => relative(data, path))
    .filter((path) => path.split(sep)[0] !== 'store' && !path.startsWith(asideName))
    .sort();
}

function argsOf(args: readonly string[], command: string): { file: string; force: boolean } {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--force');
  if (names.length !== 1 || unknown) throw refused(`用法：npm run ${command} -- 文件 [--force]`);
  return { file: resolve(names[0]!), force: args.includes('--force') };
}

const drained = (zip: NodeJS.WritableStream) => new Promise<void>((go) => void zip.once('drain', go));
const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
const refused = (message: string): Error => Object.assign(new Error(message), { code: 'NETPANE_SETTINGS' });
