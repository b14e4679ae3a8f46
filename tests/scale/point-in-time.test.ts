import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderForPostgres, hasPostgres, startPostgres } from '../server/postgres';
import { connect } from '../server/test-db';

describe.skipIf(!hasPostgres)('a database whose log is archived', () => {
  const stops: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  it('comes back as it was at a moment, from a copy of before and the log', { timeout: 60_000 }, async () => {
    const kept = await folderForPostgres();
    stops.push(() => rm(kept, { recursive: true, force: true }));
    const first = await startPostgres(undefined, {
      settings: { archive_mode: 'on', archive_command: `test ! -f ${kept}/%f && cp %p ${kept}/%f` },
    });
    const db = connect(first.url);
    const copy = join(kept, 'base');
    await db.exec('CREATE TABLE entry (name text)');
    await first.backUp(copy);
    await db.exec(`INSERT INTO entry VALUES ('wanted')`);
    const [{ now } = { now: '' }] = await db.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
    await db.exec('DELETE FROM entry');
    await db.exec('SELECT pg_switch_wal()');
    // Ending it hands over what is left of the log.
    await db.close();
    await first.stop();

    await writeFile(join(copy, 'recovery.signal'), '');
    const second = await startPostgres(undefined, {
      from: copy,
      settings: {
        restore_command: `cp ${kept}/%f %p`,
        recovery_target_time: now,
        recovery_target_action: 'promote',
      },
    });
    stops.push(() => second.stop());
    const restored = connect(second.url);
    stops.push(() => restored.close());
    // It answers before it has come to that moment.
    await expect.poll(() => restored.query('SELECT pg_is_in_recovery() AS waits')).toEqual([{ waits: false }]);
    expect(await restored.query('SELECT name FROM entry')).toEqual([{ name: 'wanted' }]);
    await restored.exec(`INSERT INTO entry VALUES ('later')`);
  });
});
