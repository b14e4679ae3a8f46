import type {
  staffSpeedupLineOpen,
  staffSpeedupLines,
  staffSpeedupLineSave,
} from '../../../../src/api/contract/staff-speedup';
import type { staffSpeedupMembers, staffSpeedupSettle } from '../../../../src/api/contract/staff-speedup';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { iso } from '../../../../src/domain/time';
import { host } from '../../../../src/rules';
import { recordAct } from '../../account/staff/acts';
import type { Context } from '../../kit/context/context';
import { because, invalid, notFound } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { readPage } from '../../kit/sql/page';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { broken } from '../../kit/validate';
import { settleMember } from './members';
import { tellSpeedup } from './serving';

/** Lines of the operator. */
export const linePage = (
  { db }: Context,
  paging: ParsedOf<typeof staffSpeedupLines>,
): Promise<DataOf<typeof staffSpeedupLines>> =>
  readPage(
    db,
    {
      select: `l.id, l.region, l.name, l.host, l.open,
        (SELECT count(*) FROM speedup_group g WHERE g.line_id = l.id) AS groups`,
      from: 'FROM speedup_line l',
      params: [],
      order: 'l.region, l.name, l.id',
    },
    paging,
  );

/** Makes or changes a line. */
export async function saveLine(context: Context, input: ParsedOf<typeof staffSpeedupLineSave>): Promise<string> {
  const { db, now } = context;
  const failure = host(input.host);
  if (failure) throw invalid({ host: broken(failure, because('text', { text: 'host' })) });
  return db.tx(async (sql) => {
    const values = [input.region, input.name, input.host];
    const [line] = await (
      input.id === undefined
        ? sql.query<{ id: string }>(
            `INSERT INTO speedup_line (id, region, name, host, open, simulated, created_at)
             VALUES ($4, $1, $2, $3, true, false, $5) RETURNING id`,
            [...values, newId('spl'), iso(now())],
          )
        : sql.query<{ id: string }>(
            // What the operator wrote now are no words of ours any more.
            `UPDATE speedup_line SET region = $1, name = $2, host = $3,
               region_said = CASE WHEN region = $1 THEN region_said END, name_said = CASE WHEN name = $2 THEN name_said END
             WHERE id = $4 RETURNING id`,
            [...values, input.id],
          )
    ).catch((error: unknown) => {
      throw isDuplicate(error) ? invalid({ name: because('speedupTaken') }) : error;
    });
    if (!line) throw notFound();
    await tellUsers(sql, line.id);
    await recordAct(sql, context, { by: input.by, text: '保存国际加速线路', target: input.name });
    return line.id;
  });
}

/** Closes a line, or opens it again. */
export async function openLine(
  context: Context,
  { by, id, open }: ParsedOf<typeof staffSpeedupLineOpen>,
): Promise<void> {
  await context.db.tx(async (sql) => {
    const [line] = await sql.query<{ name: string }>('UPDATE speedup_line SET open = $2 WHERE id = $1 RETURNING name', [
      id,
      open,
    ]);
    if (!line) throw notFound();
    await tellUsers(sql, id);
    await recordAct(sql, context, { by, text: open ? '开放国际加速线路' : '关闭国际加速线路', target: line.name });
  });
}

/** Gateways whose groups use a line are told. */
async function tellUsers(sql: Sql, line: string): Promise<void> {
  const users = await sql.query<{ account_id: string; gateway_id: string }>(
    'SELECT DISTINCT account_id, gateway_id FROM speedup_group WHERE line_id = $1 ORDER BY gateway_id',
    [line],
  );
  for (const { account_id, gateway_id } of users) await tellSpeedup(sql, account_id, gateway_id);
}

/** Terminals of all accounts that shall be let over a line. */
export const applicationPage = (
  { db }: Context,
  { state, ...paging }: ParsedOf<typeof staffSpeedupMembers>,
): Promise<DataOf<typeof staffSpeedupMembers>> =>
  readPage(
    db,
    {
      select: `m.id AS sign, a.account_code, coalesce(nullif(d.remark, ''), d.id) AS gateway, g.name AS "group", m.name,
        m.mac, m.purpose, m.state, m.created_at`,
      from: `FROM speedup_member m JOIN speedup_group g ON g.id = m.group_id JOIN device d ON d.id = g.gateway_id
        JOIN account a ON a.id = m.account_id WHERE m.state = $1`,
      params: [state],
      order: 'm.created_at, m.id',
    },
    paging,
  );

/** The operator's word on one of them. */
export async function settleApplication(
  context: Context,
  { by, sign, approved, reason }: ParsedOf<typeof staffSpeedupSettle>,
): Promise<void> {
  if (!approved && reason === '') throw invalid({ reason: broken({ rule: 'required' }, 'reason') });
  await context.db.tx(async (sql) => {
    const settled = await settleMember(sql, { sign, approved, reason, now: context.now() });
    if (!settled) throw notFound();
    await recordAct(sql, context, {
      by,
      text: approved ? '通过加速成员申请' : '驳回加速成员申请',
      target: settled.name,
      accountId: settled.accountId,
    });
  });
}
