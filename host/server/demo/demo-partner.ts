import { join } from 'node:path';
import { embedScopes } from '../../../src/api/contract/embed';
import { fingerprint, newId } from '../kit/secrets';
import { keptParts } from '../kit/vault/kept-secret';
import type { Services } from '../kit/context/context';
import { keepOrigins, newSecret } from '../account/embed/partners';

/** Where the example sites listen (`npm run examples`), and what `npm create netpane` makes. */
const origins = [8090, 8091, 8092, 8093, 8094, 8095, 8096, 8097, 8098, 8099, 8100, 5173].flatMap((port) => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
]);

/**
 * The partner behind the example sites, owned by the demo account. Its secret is made on the first start and kept in
 * the data folder, where the examples' back ends read it. Somebody who revoked it is not given it back.
 */
export async function demoPartner({ db, now }: Services, folder: string): Promise<void> {
  const make = (id = newId('pt')) => ({ id, secret: newSecret(id) });
  const { id, secret } = await keptParts(
    join(folder, 'demo-partner.json'),
    () => make(),
    (kept) => typeof kept.id === 'string' && typeof kept.secret === 'string',
  );
  const at = new Date(now());
  await db.tx(async (sql) => {
    const made = await sql.query(
      `INSERT INTO partner (id, account_id, name, secret_hash, secret_hint, origins, scopes, created_at, rotated_at)
       SELECT $1, id, '示例网站', $2, $3, $4, $5, $6, $6 FROM account WHERE id = 'acc_demo'
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, fingerprint(secret), secret.slice(-4), JSON.stringify(origins), JSON.stringify(embedScopes), at],
    );
    if (made.length > 0) await keepOrigins(sql, id, origins);
  });
}
