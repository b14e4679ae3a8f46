import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../host/server/kit/store';
import { movingTables } from '../../host/server/kit/store/move';
import type { Db } from '../../host/server/kit/store/db';
import { liesOf } from './statements/compare';
import { openDescriber, type Describer } from './statements/describe';
import { findStatements, type Statement } from './statements/find';
import { databaseUrl, migrations, openEmpty } from './test-db';

/** Statements, by file, whose text depends on what is handed in at run time. */
const knownAtRunTime = {
  'host/server/kit/history/copy.ts': 4,
  'host/server/kit/history/counts.ts': 2,
  'host/server/kit/history/page.ts': 2,
  'host/server/kit/history/parts.ts': 2,
  'host/server/kit/store/dump.ts': 2,
  'host/server/kit/store/move.ts': 2,
  'host/server/kit/store/replica.ts': 3,
  'host/server/account/replies/replies.ts': 2,
  'host/server/account/logs/record-action.ts': 1,
  'host/server/account/personal-data/personal-data.ts': 2,
  'host/server/fleet/bulk/run.ts': 2,
  'host/server/fleet/clients/assets.ts': 1,
  'host/server/fleet/clients/online-users.ts': 2,
  'host/server/fleet/config/seal-documents.ts': 2,
  'host/server/fleet/delivery/admission.ts': 1,
  'host/server/fleet/delivery/deliver.ts': 5,
  'host/server/fleet/devices/camera-routers.ts': 1,
  'host/server/fleet/devices/device-list.ts': 2,
  'host/server/fleet/devices/kept.ts': 2,
  'host/server/fleet/prepared/take-over.ts': 1,
  'host/server/kit/sql/bulk.ts': 1,
  'host/server/kit/sql/page.ts': 5,
  'host/server/kit/vault/seal-stored.ts': 2,
  'host/server/measured.ts': 1,
  'host/server/services/speedup/read.ts': 5,
  'host/server/services/tunnel/read.ts': 2,
};

/** The server as the compiler sees it. */
function serverProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
  const include = { ...config, include: ['host/server'] };
  const { fileNames, options } = ts.parseJsonConfigFileContent(include, ts.sys, process.cwd());
  return ts.createProgram(fileNames, { ...options, incremental: false });
}

// Both stores understand the same statements: one is asked.
describe.skipIf(!databaseUrl())('statements of the server', () => {
  let db: Db;
  let describer: Describer;
  let checker: ts.TypeChecker;
  let statements: Statement[];
  beforeAll(async () => {
    const empty = await openEmpty();
    db = empty.db;
    await migrate(db, await migrations());
    await db.exec(movingTables);
    describer = await openDescriber(empty.url!);
    const program = serverProgram();
    checker = program.getTypeChecker();
    statements = findStatements(program);
  });
  afterAll(async () => {
    await describer.close();
    await db.close();
  });

  it('stand in the sources, but for a few', () => {
    const files = statements.filter(({ texts }) => texts.length === 0).map(({ at }) => at.split(':')[0]!);
    expect(Object.fromEntries(files.sort().map((file) => [file, files.filter((one) => one === file).length]))).toEqual(
      knownAtRunTime,
    );
    expect(statements.length - files.length).toBeGreaterThanOrEqual(940);
  });

  it('are understood by the store, and give what is said of their rows', async () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const { at, texts, row } of statements) {
      const refusals: unknown[] = [];
      for (const text of texts) {
        const columns = await describer.describe(text).catch((error: unknown) => void refusals.push(error));
        if (!columns || !row) continue;
        compared += 1;
        wrong.push(...liesOf(checker, row, columns).map((lie) => `${at} ${lie}`));
      }
      // Conditions that exclude each other may make up a way that is never taken.
      if (texts.length > 0 && refusals.length === texts.length) wrong.push(`${at} ${String(refusals[0])}`);
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(600);
  });

  it.each([
    ['SELECT remark, firmware_new FROM device', [false, true]],
    ['SELECT firmware_new FROM device WHERE firmware_new <> firmware', [false]],
    ['SELECT d.id, g.remark FROM device d LEFT JOIN device g ON g.id = d.gateway_id', [false, true]],
    ['SELECT d.id, g.remark FROM device d JOIN device g ON g.id = d.gateway_id', [false, false]],
    ['SELECT count(*), max(rank), coalesce(max(rank), 0) FROM alarm', [false, true, false]],
    ['SELECT kind, max(rank) FROM alarm GROUP BY kind', [false, false]],
    [`SELECT CASE WHEN status = 'online' THEN remark END, status = 'online' FROM device`, [true, false]],
    ['SELECT (SELECT g.remark FROM device g WHERE g.id = d.gateway_id) FROM device d', [true]],
    ['SELECT EXISTS (SELECT 1 FROM device g WHERE g.id = d.gateway_id) FROM device d', [false]],
    ['UPDATE device SET remark = $1 WHERE id = $2 RETURNING id, firmware_new', [false, true]],
  ])('can give null where a column, a join or an aggregate can: %s', async (text, nullable) => {
    expect((await describer.describe(text)).map((column) => column.nullable)).toEqual(nullable);
  });
});
