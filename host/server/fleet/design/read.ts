import type { Design, designDetail, designs, equipmentModels } from '../../../../src/api/contract/design';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';

/** One page of designs. */
export const designPage = (
  { db, caller }: Context,
  { q, scene, ...paging }: ParsedOf<typeof designs>,
): Promise<DataOf<typeof designs>> =>
  readPage<Design>(
    db,
    {
      select: `d.id, d.name, d.document->'scheme'->>'scene' AS scene, jsonb_array_length(d.document->'floors') AS floors,
        (SELECT coalesce(sum(jsonb_array_length(f->'aps')), 0) FROM jsonb_array_elements(d.document->'floors') f) AS aps,
        d.created_at, d.updated_at`,
      from: `FROM design d WHERE d.account_id = $1 AND ($2::text IS NULL OR lower(d.name) LIKE $2)
        AND ($3::text IS NULL OR d.document->'scheme'->>'scene' = $3)`,
      params: [caller.accountId, q ? likePattern(q) : null, scene ?? null],
      order: 'd.updated_at DESC, d.id DESC',
    },
    paging,
  );

/** One design; 404 when it is not the account's. */
export async function readDesign({ db, caller }: Context, id: string): Promise<DataOf<typeof designDetail>> {
  const [row] = await db.query<DataOf<typeof designDetail>>(
    'SELECT id, name, document, created_at, updated_at FROM design WHERE account_id = $1 AND id = $2',
    [caller.accountId, id],
  );
  if (!row) throw refuse('noDesign');
  return row;
}

/** The models that designs are made of. */
export async function readModels({ db }: Context): Promise<DataOf<typeof equipmentModels>> {
  const list = await db.query<DataOf<typeof equipmentModels>['list'][number]>(
    `SELECT model, kind, form, clients, mbps, wans, aps, ports, poe_watts, watts, price_fen FROM equipment_model
     ORDER BY kind, model`,
  );
  return { list, total: list.length };
}
