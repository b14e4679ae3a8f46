import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { carryOutside } from './account/support/upload-outside';
import type { Bucket } from './kit/bucket/bucket';
import type { Log } from './kit/log';
import { appliedMigrations, move, NotEmpty, patiently, type Migration } from './kit/store';
import type { Db } from './kit/store/db';
import { keyFile } from './kit/vault';
import type { Settings } from './settings';

/** What a move needs to know. */
interface Move {
  settings: Pick<Settings, 'data' | 'databaseUrl' | 'key'>;
  migrations: readonly Migration[];
  say: Log;
  /** Where uploads lie from then on, when not in the database. */
  bucket?: Bucket;
  /** Opens the embedded store, and the database that `DATABASE_URL` names. */
  open: { embedded(): Promise<Db>; database(): Promise<Db> };
}

/** Rows from which on a table has a line of its own. */
const worthALine = 10_000;

/**
 * `npm run move`: carries everything from the embedded store of the data folder to the empty PostgreSQL that `DATABASE_URL`
 * names. No server runs meanwhile. The embedded store stays as it is; cut off, it is run again and goes on.
 */
export async function moveStore({ settings, migrations, say, bucket, open }: Move): Promise<void> {
  if (!settings.databaseUrl) throw refused('请用 DATABASE_URL 指出要搬到哪个 PostgreSQL 数据库');
  const folder = join(settings.data, 'store');
  if (!(await isThere(join(folder, 'PG_VERSION')))) throw refused(`这里没有内置数据库：${folder}。请检查 NETPANE_DATA`);
  await using(open.embedded, (from) =>
    using(open.database, (to) =>
      patiently(() =>
        to.alone(async () => {
          const shape = await shapeOf(from, migrations);
          const { tables, rows } = await move(from, to, shape, (table, count) => {
            if (count >= worthALine) say(`${table}：${count} 行`);
          }).catch((error: unknown) => {
            throw error instanceof NotEmpty ? refused('DATABASE_URL 的数据库不是空的，未作任何改动') : error;
          });
          await to.exec('ANALYZE');
          say(
            `已把 ${tables} 个表共 ${rows} 行搬到 ${new URL(settings.databaseUrl!).host}，每个表的行数与校验和都相同`,
          );
          if (bucket) say(`已把 ${await carryOutside(to, bucket)} 个上传文件搬到对象存储`);
          say(`请继续用同样的 NETPANE_DATA 和 DATABASE_URL 启动。原来的数据仍在 ${folder}，确认无误后可删除`);
          if (!settings.key) say(`其他服务器请把 NETPANE_KEY 设为 ${keyFile(settings.data)} 的内容`);
        }),
      ),
    ),
  );
}

/** The migrations that the store has had, which this version has to know. */
async function shapeOf(from: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = await appliedMigrations(from);
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const other = applied.find(({ name, sha256 }) => known.get(name)?.sha256 !== sha256);
  if (other) throw refused(`内置数据库来自另一个版本（${other.name}），请用它的版本或更新的版本搬移`);
  if (applied.length === 0) throw refused('内置数据库是空的');
  return applied.map(({ name }) => known.get(name)!);
}

async function using(open: () => Promise<Db>, work: (db: Db) => Promise<void>): Promise<void> {
  const db = await open();
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
const refused = (message: string): Error => Object.assign(new Error(message), { code: 'NETPANE_SETTINGS' });
