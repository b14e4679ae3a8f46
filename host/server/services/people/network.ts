import { refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';

/** The network of a template. */
export interface PrivateNetwork {
  id: string;
  ssid: string;
  hidden: boolean;
  /** Somewhere people have private passwords. */
  private: boolean;
}

/** The network of a template of the account; 404 when there is none. */
export async function networkOf(sql: Sql, accountId: string, template: string): Promise<PrivateNetwork> {
  const [row] = await sql.query<PrivateNetwork>(
    `SELECT t.id, t.name AS ssid, coalesce(t.rows->'ssid'->>'hidden' = 'true', false) AS hidden,
       coalesce(t.rows->'ssid'->>'security' = 'ppsk', false) OR EXISTS (
         SELECT 1 FROM ap_template_override o WHERE o.template_id = t.id AND o.rows->'ssid'->>'security' = 'ppsk'
       ) AS private
     FROM ap_template t WHERE t.account_id = $1 AND t.id = $2 AND t.kind = 'ssid' AND NOT t.removed`,
    [accountId, template],
  );
  if (!row) throw refuse('noTemplate');
  return row;
}

/** The same, where people can be let in. */
export async function privateNetwork(sql: Sql, accountId: string, template: string): Promise<PrivateNetwork> {
  const network = await networkOf(sql, accountId, template);
  if (!network.private) throw refuse('noPrivateNetwork');
  return network;
}
