import type { PortalTemplate, portalApply, portalSave } from '../../../../src/api/contract/portal';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { checkPortal, checkPortalName, methodNames, type PortalContent } from '../../../../src/domain/guest';
import type { Word } from '../../../../src/api/refusal/words';
import { newId } from '../../kit/secrets';
import { patchMany } from '../../fleet/config/apply';
import { authorOf } from '../../account/logs/actor';
import type { Context } from '../../kit/context/context';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { readPage, type Paging } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { noteChange } from '../../account/logs/record-action';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import { broken } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** Pages of one account. */
const mostTemplates = 200;

const columns = `t.id, t.name, t.version, v.content, t.updated_at, t.updated_by,
  (SELECT count(*) FROM portal_use u WHERE u.template_id = t.id) AS gateways,
  (SELECT count(*) FROM portal_use u WHERE u.template_id = t.id AND u.version < t.version) AS behind`;
const from = 'FROM portal_template t JOIN portal_version v ON v.template_id = t.id AND v.version = t.version';

/** One page of the list of templates. */
export const templatePage = ({ db, caller }: Context, { q, ...paging }: Paging & { q?: string | undefined }) =>
  readPage<PortalTemplate>(
    db,
    {
      select: columns,
      from: `${from} WHERE t.account_id = $1 AND ($2::text IS NULL OR lower(t.name) LIKE $2)`,
      params: [caller.accountId, q ? likePattern(q) : null],
      order: 't.updated_at DESC, t.id DESC',
    },
    paging,
  );

/** One template of the caller; 404 when there is none. */
export async function readTemplate(sql: Sql, accountId: string, id: string): Promise<PortalTemplate> {
  const [row] = await sql.query<PortalTemplate>(`SELECT ${columns} ${from} WHERE t.account_id = $1 AND t.id = $2`, [
    accountId,
    id,
  ]);
  if (!row) throw refuse('noPage');
  return row;
}

/** Gateways that use a template, by name. */
export const usersOf = (sql: Sql, accountId: string, id: string) =>
  sql.query<{ id: string; remark: string; online: boolean; version: number; on: string[] }>(
    `SELECT d.id, d.remark, d.status = 'online' AS online, u.version, coalesce(ARRAY(
       SELECT m.id FROM config_version v, jsonb_to_recordset(v.document->'auth_methods') AS m(id text, enabled boolean)
       WHERE v.device_id = d.id AND m.enabled AND v.version = (
         SELECT max(w.version) FROM config_version w WHERE w.device_id = d.id AND w.state IN ('pending', 'sent', 'done'))
     ), '{}') AS on
     FROM portal_use u JOIN device d ON d.id = u.gateway_id AND d.account_id = $1
     WHERE u.account_id = $1 AND u.template_id = $2 ORDER BY d.remark, d.id`,
    [accountId, id],
  );

/** Keeps a new template or a new version of one. */
export async function saveTemplate(context: Context, input: ParsedOf<typeof portalSave>): Promise<PortalTemplate> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const { name, content } = input;
  await check(db, accountId, name, content);
  const at = iso(now());
  try {
    return await db.tx(async (sql) => {
      const author = await authorOf(sql, context);
      const id = input.id ?? newId('tpl');
      // First the lock and then the page: what somebody else saves at the same moment has been saved then.
      await sql.query('SELECT 1 FROM portal_template WHERE account_id = $1 AND id = $2 FOR UPDATE', [accountId, id]);
      const before = input.id ? await readTemplate(sql, accountId, input.id) : undefined;
      if (before) {
        if (input.version !== undefined && before.version !== input.version)
          throw refuse('pageChanged', { author: before.updated_by });
      } else {
        await lockAccount(sql, accountId);
        const [count] = await sql.query<{ n: number }>(
          'SELECT count(*) AS n FROM portal_template WHERE account_id = $1',
          [accountId],
        );
        if (count!.n >= mostTemplates) throw refuse('pagesMost', { most: mostTemplates });
        await sql.query(
          `INSERT INTO portal_template (id, account_id, name, version, created_at, updated_at, updated_by)
           VALUES ($1, $2, $3, 0, $4, $4, $5)`,
          [id, accountId, name, at, author],
        );
      }
      // What is only called otherwise is no other page: networks have nothing to fetch.
      const same = before !== undefined && wordsOf(before.name, before.content).page === wordsOf('', content).page;
      const version = same ? before.version : (before?.version ?? 0) + 1;
      if (!same) {
        await sql.query(
          `INSERT INTO portal_version (template_id, version, account_id, content, author, at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [id, version, accountId, content, author, at],
        );
      }
      await sql.query(
        'UPDATE portal_template SET name = $2, version = $3, updated_at = $4, updated_by = $5 WHERE id = $1',
        [id, name, version, at, author],
      );
      noteChange(context, differences(before, name, content));
      return readTemplate(sql, accountId, id);
    });
  } catch (error) {
    if (isDuplicate(error)) throw invalid({ name: because('pageTaken', { name }) });
    throw error;
  }
}

/** Removes a template that no gateway uses. */
export async function removeTemplate(context: Context, id: string): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const template = await readTemplate(sql, caller.accountId, id);
    if (template.gateways > 0) throw refuse('pageInUse', { count: template.gateways });
    const [wireless] = await sql.query<{ count: number }>(
      `SELECT count(*) AS count FROM ap_template t WHERE t.account_id = $1 AND t.kind = 'ssid' AND NOT t.removed AND (
         t.rows->'ssid'->>'portal' = $2 OR EXISTS (SELECT 1 FROM ap_template_override o
           WHERE o.template_id = t.id AND o.rows->'ssid'->>'portal' = $2))`,
      [caller.accountId, id],
    );
    if (wireless!.count > 0) throw refuse('pageInTemplates', { count: wireless!.count });
    await sql.query('DELETE FROM portal_template WHERE account_id = $1 AND id = $2', [caller.accountId, id]);
    noteChange(context, { 模板: [template.name, ''] });
  });
}

/** Gives gateways the newest version; each has a version of its configuration for it, and goes back by it. */
export async function applyTemplate(
  context: Context,
  { id, gateways }: ParsedOf<typeof portalApply>,
): Promise<DataOf<typeof portalApply>> {
  const { db, caller } = context;
  const template = await readTemplate(db, caller.accountId, id);
  const own = new Set(
    (
      await db.query<{ id: string }>(
        `SELECT id FROM device WHERE account_id = $1 AND kind = 'gateway' AND id = ANY($2::text[])`,
        [caller.accountId, gateways],
      )
    ).map((row) => row.id),
  );
  const known = gateways.filter((one) => own.has(one));
  if (known.length === 0) throw refuse('noGateway');
  const results = await patchMany(context, {
    ids: known,
    section: 'auth',
    fields: { enabled: true, template: id, template_name: template.name, template_version: template.version },
    note: `应用认证模板“${template.name}”`,
  });
  noteChange(context, { 认证页面: ['', `${template.name} 版本 ${template.version}`] });
  return results.map(({ id: device, remark, ok, message }) => ({ id: device, remark, ok, message }));
}

/** Names of the fields, as `portalLabels` has them. */
const labels: Readonly<Partial<Record<keyof PortalContent, Word>>> = {
  title: 'pageTitle',
  subtitle: 'subtitle',
  accent: 'portalAccent',
  paper: 'paper',
  methods: 'portalMethods',
  terms: 'terms',
  end_url: 'portalUrl',
};

/** Refuses what the editor marks too, and pictures that are not the caller's. */
async function check(sql: Sql, accountId: string, name: string, content: PortalContent): Promise<void> {
  const wrong: Record<string, Said> = {};
  const bad = checkPortalName(name);
  if (bad) wrong.name = broken(bad, 'portalName');
  for (const [field, failure] of Object.entries(checkPortal(content))) {
    wrong[field] = broken(failure, labels[field as keyof PortalContent] ?? because('text', { text: field }));
  }
  const pictures = [content.logo, content.background].filter(Boolean);
  const found = await sql.query<{ id: string }>(
    'SELECT id FROM upload WHERE account_id = $1 AND id = ANY($2::text[])',
    [accountId, pictures],
  );
  const there = new Set(found.map(({ id }) => id));
  for (const field of ['logo', 'background'] as const) {
    if (content[field] && !there.has(content[field])) wrong[field] = because('photoGone');
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

const ends: Readonly<Record<PortalContent['end'], string>> = { origin: '原页面', url: '指定网址', done: '成功页' };
const yes = (flag: boolean) => (flag ? '是' : '否');

function wordsOf(name: string, content: PortalContent): { page: string; facts: Record<string, string> } {
  const facts = {
    名称: name,
    标题: content.title,
    副标题: content.subtitle,
    标志: content.logo && '已上传',
    背景: content.background ? '已上传' : content.art,
    主色: content.accent,
    底色: content.paper,
    认证方式: content.methods.map((method) => methodNames[method]).join('、'),
    协议: `${content.terms.length} 字`,
    需同意协议: yes(content.must_agree),
    认证后: content.end === 'url' ? content.end_url : ends[content.end],
    英文切换: yes(content.english),
  };
  const { title, subtitle, logo, background, art, accent, paper, methods, terms, must_agree, end, end_url, english } =
    content;
  const page = JSON.stringify([
    ...[title, subtitle, logo, background, art, accent, paper, methods, terms, must_agree, end, end_url, english],
  ]);
  return { page, facts };
}

/** What a save changed, for the log of actions. */
function differences(before: PortalTemplate | undefined, name: string, content: PortalContent) {
  const old = before ? wordsOf(before.name, before.content).facts : {};
  const entries = Object.entries(wordsOf(name, content).facts);
  return Object.fromEntries(entries.map(([fact, value]) => [fact, [old[fact] ?? '', value] as const]));
}
