import type { Command } from '../../../../src/api/contract/command';
import { pingFigures, speedupApps } from '../../../../src/domain/speedup';
import { iso } from '../../../../src/domain/time';
import { commandGateway } from '../../fleet/commands/command-device';
import type { Context } from '../../kit/context/context';
import { because, inChinese, invalid, notFound, refuse, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import type { Db, Sql } from '../../kit/store/db';
import { lockGateway, ownGroups } from './own';

/** Measures that are looked at in one run. */
const atOnce = 200;

/** Asks a gateway to measure the way to lines. */
export async function measureLines(context: Context, gwid: string, ids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    await lockGateway(sql, caller.accountId, gwid);
    const lines = await sql.query<{ id: string; host: string }>(
      'SELECT id, host FROM speedup_line WHERE id = ANY($1::text[]) AND open ORDER BY id',
      [ids],
    );
    if (lines.length !== new Set(ids).size) throw notFound();
    await mustNotMeasure(sql, gwid);
    for (const { id, host } of lines) await ask(sql, context, { gwid, line: id, way: 'line', app: '' }, 'ping', host);
  });
}

/** Asks the gateway of a group to measure an application without its line and over it. */
export async function measureApp(context: Context, gid: string, app: string): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const [group] = await ownGroups(sql, caller.accountId, [gid]);
    const { gateway_id: gwid, line_id: line, apps } = group!;
    const known = speedupApps[app];
    if (!known || !apps.includes(app)) throw invalid({ app: because('wrong') });
    const [{ host } = { host: '' }] = await sql.query<{ host: string }>(
      'SELECT host FROM speedup_line WHERE id = $1 AND open',
      [line],
    );
    if (!host) throw invalid({ line: because('speedupLineShut') });
    await mustNotMeasure(sql, gwid);
    await ask(sql, context, { gwid, line, way: 'line', app: '' }, 'ping', host);
    await ask(sql, context, { gwid, line, way: 'before', app }, 'ping', known.host);
    await ask(sql, context, { gwid, line, way: 'after', app }, 'speedup_probe', known.host, { line: host });
  });
}

async function mustNotMeasure(sql: Sql, gwid: string): Promise<void> {
  const [open] = await sql.query(`SELECT 1 FROM speedup_measure WHERE gateway_id = $1 AND state = 'open' LIMIT 1`, [
    gwid,
  ]);
  if (open) throw refuse('measuring');
}

interface Wanted {
  gwid: string;
  line: string;
  way: 'line' | 'before' | 'after';
  app: string;
}

async function ask(
  sql: Sql,
  context: Context,
  { gwid, line, way, app }: Wanted,
  kind: Command['kind'],
  target: string,
  more: Record<string, string> = {},
): Promise<void> {
  const command = await commandGateway(sql, context, gwid, kind, { target, ...more });
  await sql.query(
    `INSERT INTO speedup_measure (id, account_id, gateway_id, line_id, way, app, command_id, state, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'open', $8)`,
    [newId('spx'), context.caller.accountId, gwid, line, way, app, command.id, iso(context.now())],
  );
}

/** Keeps what gateways answered to measures. */
export async function settleMeasures(db: Db): Promise<void> {
  await db.tx(async (sql) => {
    const rows = await sql.query<{
      id: string;
      state: string | null;
      output: string[] | null;
      error: string;
      said: Said | null;
    }>(
      `SELECT m.id, c.state, c.output, coalesce(c.error, '') AS error, c.error_said AS said
       FROM speedup_measure m LEFT JOIN command c ON c.id = m.command_id
       WHERE m.state = 'open' AND (c.state IS NULL OR c.state NOT IN ('pending', 'sent'))
       ORDER BY m.asked_at LIMIT ${atOnce} FOR UPDATE OF m SKIP LOCKED`,
    );
    for (const { id, state, output, error, said } of rows) {
      const figures = state === 'done' ? pingFigures(output ?? []) : undefined;
      const silence = because(state === 'done' ? 'noLatency' : 'notAnswered');
      await sql.query(
        `UPDATE speedup_measure SET state = $2, ms = $3, loss = $4, error = $5, error_said = $6 WHERE id = $1`,
        [
          id,
          figures ? 'done' : 'failed',
          figures?.ms ?? null,
          figures?.loss ?? null,
          figures ? '' : error || inChinese(silence),
          figures ? null : error ? said : silence,
        ],
      );
    }
  });
}
