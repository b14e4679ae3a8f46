import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '../kit/secrets';
import { keptParts } from '../kit/vault/kept-secret';
import type { Services } from '../kit/context/context';

/** What an agent shows to report as a gateway. */
export interface MachineIdentity {
  gwid: string;
  key: string;
}

/**
 * The gateway that this machine itself is in the demo, owned by the demo account: the one with real counters. Its
 * identity is kept in the data folder. Somebody who unbound it is not given it back.
 */
export async function ownMachine({ db, now }: Services, folder: string): Promise<MachineIdentity> {
  const identity = await readIdentity(join(folder, 'own-machine.json'));
  const { gwid, key } = identity;
  const serial = `NP${gwid.slice(-10).toUpperCase()}`;
  const at = new Date(now());
  await db.tx(async (sql) => {
    const made = await sql.query(
      `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated, account_id, bound_at)
       SELECT $1, $2, 'Linux', $3, false, id, $4 FROM account WHERE id = 'acc_demo'
       ON CONFLICT (gwid) DO NOTHING RETURNING gwid`,
      [gwid, fingerprint(key), serial, at],
    );
    if (made.length === 0) return;
    await sql.query(
      `INSERT INTO device (id, account_id, kind, gateway_id, remark, status_since, model, firmware, serial, mac, simulated,
         bound_at)
       VALUES ($1, 'acc_demo', 'gateway', $1, $2, $3, 'Linux', '', $4, '', false, $3)`,
      [gwid, `本机 ${hostname()}`.slice(0, 64), at, serial],
    );
  });
  return identity;
}

const readIdentity = (file: string): Promise<MachineIdentity> =>
  keptParts(
    file,
    () => ({ gwid: randomBytes(16).toString('hex'), key: randomBytes(18).toString('base64url') }),
    ({ gwid, key }) => typeof gwid === 'string' && typeof key === 'string',
  );
