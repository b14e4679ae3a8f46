import type { SitePool, sitePools, sitePoolSave } from '../../../../src/api/contract/site-template';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { spanOf } from '../../../../src/domain/config/gateway/segments';
import {
  meets,
  mostPools,
  printAddress,
  readBlock,
  sizeOf,
  spanOfBlock,
  type AddressSpan,
  type Block,
} from '../../../../src/domain/site-template';
import { iso } from '../../../../src/domain/time';
import { maxLength, required } from '../../../../src/rules';
import { changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import type { Sql } from '../../kit/store/db';
import { checks, validate } from '../../kit/validate';

/** Addresses that a gateway uses, and what for. */
export interface Occupied extends AddressSpan {
  gwid: string;
  remark: string;
  /** As it is written where it was found. */
  address: string;
}

/** Addresses that gateways of an account use inside: as they are set to, and as they tell. */
export async function occupiedBy(sql: Sql, accountId: string): Promise<(Occupied & { simulated: boolean })[]> {
  const rows = await sql.query<{ gwid: string; remark: string; simulated: boolean; address: string }>(
    `SELECT d.id AS gwid, d.remark, d.simulated, r.value->>'address' AS address FROM device d
     JOIN LATERAL (
       SELECT v.document FROM config_version v WHERE v.device_id = d.id AND v.state IN ('pending', 'sent', 'done')
       ORDER BY v.version DESC LIMIT 1
     ) t ON true
     CROSS JOIN LATERAL jsonb_array_elements(
       coalesce(t.document->'vlan', '[]') || coalesce(t.document->'lan', '[]')
     ) r
     WHERE d.account_id = $1 AND d.kind = 'gateway' AND r.value->>'address' <> ''
     UNION
     SELECT d.id, d.remark, d.simulated, i.address FROM device_interface i JOIN device d ON d.id = i.device_id
     WHERE d.account_id = $1 AND d.kind = 'gateway' AND i.role = 'lan' AND i.address LIKE '%/%'`,
    [accountId],
  );
  return rows.flatMap((row) => {
    const span = spanOf(row.address);
    return span ? [{ ...row, ...span }] : [];
  });
}

/** Blocks that sites of an account have. */
export async function blocksOfSites(
  sql: Sql,
  accountId: string,
): Promise<{ gwid: string; remark: string; pool: string | null; block: Block }[]> {
  const rows = await sql.query<{ gwid: string; remark: string; pool: string | null; block: string }>(
    `SELECT s.device_id AS gwid, d.remark, s.pool_id AS pool, s.block FROM site s JOIN device d ON d.id = s.device_id
     WHERE s.account_id = $1 AND s.block IS NOT NULL`,
    [accountId],
  );
  return rows.flatMap((row) => {
    const block = readBlock(row.block);
    return block ? [{ ...row, block }] : [];
  });
}

/** Gateways that a pool tells of one by one. */
const mostTold = 20;

/** One page of pools, with what is taken of them. */
export async function poolPage(
  { db, caller }: Context,
  { q, ...paging }: ParsedOf<typeof sitePools>,
): Promise<DataOf<typeof sitePools>> {
  const { accountId } = caller;
  const { list, total } = await readPage<Pick<SitePool, 'id' | 'name' | 'blocks' | 'templates'>>(
    db,
    {
      select: `p.id, p.name, p.blocks, (SELECT count(*) FROM site_template t WHERE t.pool_id = p.id) AS templates`,
      from: 'FROM site_pool p WHERE p.account_id = $1 AND ($2::text IS NULL OR lower(p.name) LIKE $2)',
      params: [accountId, q ? likePattern(q) : null],
      order: 'p.name, p.id',
    },
    paging,
  );
  if (list.length === 0) return { list: [], total };
  const sites = await blocksOfSites(db, accountId);
  const used = await occupiedBy(db, accountId);
  const blockOf = new Map(sites.map(({ gwid, block }) => [gwid, spanOfBlock(block)]));
  return {
    total,
    list: list.map((row) => {
      const blocks = row.blocks.flatMap((text) => readBlock(text) ?? []);
      const own = sites.filter(({ pool }) => pool === row.id);
      const others = used.filter((one) => {
        const mine = blockOf.get(one.gwid);
        const isOwn = mine && mine.from <= one.from && one.to <= mine.to;
        return !isOwn && blocks.some((block) => meets(one, spanOfBlock(block)));
      });
      return {
        ...row,
        size: blocks.reduce((sum, { prefix }) => sum + sizeOf(prefix), 0),
        taken: own.reduce((sum, { block }) => sum + sizeOf(block.prefix), 0),
        sites: own.length,
        others: others
          .slice(0, mostTold)
          .map(({ gwid, remark, simulated, address }) => ({ gwid, remark, simulated, block: address })),
      };
    }),
  };
}

/** Makes a pool or changes one; its id. */
export async function savePool(context: Context, input: ParsedOf<typeof sitePoolSave>): Promise<string> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  validate({ name: checks('name', required, maxLength(30))(input.name) });
  const blocks = blocksFrom(input.blocks);
  return db.tx(async (sql) => {
    await lockAccount(sql, accountId);
    const all = await sql.query<{ id: string; name: string; blocks: string[] }>(
      'SELECT id, name, blocks FROM site_pool WHERE account_id = $1',
      [accountId],
    );
    const before = all.find(({ id }) => id === input.id);
    if (input.id !== undefined && !before) throw refuse('noPool');
    const others = all.filter((one) => one !== before);
    if (others.some(({ name }) => name === input.name)) throw invalid({ name: because('poolTaken') });
    if (!before && all.length >= mostPools) throw invalid({ name: because('poolsMost', { most: mostPools }) });
    for (const { name, blocks: texts } of others) {
      const met = blocks.find((one) => texts.some((text) => touches(one, readBlock(text))));
      if (met) throw invalid({ blocks: because('poolsMeet', { text: printOf(met), name }) });
    }
    if (before) await mustHold(sql, accountId, before.id, blocks);
    const id = before?.id ?? newId('pool');
    const texts = blocks.map(printOf);
    await sql.query(
      `INSERT INTO site_pool (id, account_id, name, blocks, created_at) VALUES ($1, $2, $3, $4::text[], $5)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, blocks = excluded.blocks`,
      [id, accountId, input.name, texts, iso(now())],
    );
    const facts = (of: { name: string; blocks: readonly string[] }) => ({ 名称: of.name, 网段: of.blocks.join('、') });
    noteChange(context, changeOf(before && facts(before), facts({ name: input.name, blocks: texts })));
    return id;
  });
}

function blocksFrom(texts: readonly string[]): Block[] {
  const given = texts.filter((text) => text !== '');
  if (given.length === 0) throw invalid({ blocks: because('poolBlocksNeeded') });
  const blocks = given.map((text): Block => {
    const block = readBlock(text);
    if (!block) throw invalid({ blocks: because('poolBlockUnfit', { text }) });
    return block;
  });
  for (const [at, one] of blocks.entries()) {
    const other = blocks.slice(at + 1).find((next) => touches(one, next));
    if (other) throw invalid({ blocks: because('poolBlocksMeet', { one: printOf(one), other: printOf(other) }) });
  }
  return blocks;
}

const printOf = ({ from, prefix }: Block): string => `${printAddress(from)}/${prefix}`;
const touches = (one: Block, other: Block | undefined): boolean =>
  other !== undefined && meets(spanOfBlock(one), spanOfBlock(other));

/** Refuses blocks that leave out what sites got from the pool. */
async function mustHold(sql: Sql, accountId: string, pool: string, blocks: readonly Block[]): Promise<void> {
  const sites = await blocksOfSites(sql, accountId);
  const outside = sites.find((one) => one.pool === pool && !isInside(one.block, blocks));
  if (outside) {
    const said: Said = because('poolSiteOutside', { site: outside.remark, block: printOf(outside.block) });
    throw invalid({ blocks: said });
  }
}

/** Whether a block lies in one of others. */
export const isInside = (block: Block, blocks: readonly Block[]): boolean => {
  const { from, to } = spanOfBlock(block);
  return blocks.some((one) => one.from <= from && to <= spanOfBlock(one).to);
};

/** Removes a pool that nothing uses. */
export async function removePool(context: Context, id: string): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const [row] = await sql.query<{ name: string; templates: number; sites: number }>(
      `SELECT p.name, (SELECT count(*) FROM site_template t WHERE t.pool_id = p.id) AS templates,
         (SELECT count(*) FROM site s WHERE s.pool_id = p.id) AS sites
       FROM site_pool p WHERE p.account_id = $1 AND p.id = $2`,
      [caller.accountId, id],
    );
    if (!row) throw refuse('noPool');
    const { name, templates, sites } = row;
    if (templates + sites > 0) throw refuse('poolUsed', { templates, sites });
    await sql.query('DELETE FROM site_pool WHERE account_id = $1 AND id = $2', [caller.accountId, id]);
    noteChange(context, changeOf({ 名称: name }, undefined));
  });
}
