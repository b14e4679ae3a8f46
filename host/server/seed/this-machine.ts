import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { arch, hostname, type } from 'node:os';
import { dirname } from 'node:path';
import { fingerprint, newToken } from '../auth/secrets';
import type { Services } from '../context';
import { iso } from '../fleet/china-time';

/** Account that this machine's gateway belongs to. */
const owner = 'acc_demo';

/** What the agent needs to report, as it stands in the key file. */
export interface DeviceKeyFile {
  gwid: string;
  key: string;
}

/**
 * Makes a gateway of this very machine, so that one device of the demo is real. Its key lies in a file that only the
 * owner may read; the store has its hash. A gateway that somebody gave back stays given back.
 */
export async function seedThisMachine({ db, now, deviceKeyFile }: Services): Promise<void> {
  if (!deviceKeyFile) return;
  const gwid = await machineId();
  const known = await readKey(deviceKeyFile);
  const [identity] = await db.query<{ key_hash: string }>('SELECT key_hash FROM device_identity WHERE gwid = $1', [
    gwid,
  ]);
  if (identity && known?.gwid === gwid && identity.key_hash === fingerprint(known.key)) return;
  const key = newToken();
  const at = iso(now());
  const model = `${type()} ${arch()}`;
  // The file first: a key that nobody has would lock the machine out.
  await mkdir(dirname(deviceKeyFile), { recursive: true });
  await writeFile(deviceKeyFile, JSON.stringify({ gwid, key } satisfies DeviceKeyFile), { mode: 0o600 });
  await db.tx(async (sql) => {
    if (identity) {
      await sql.query('UPDATE device_identity SET key_hash = $2 WHERE gwid = $1', [gwid, fingerprint(key)]);
      return;
    }
    await sql.query(
      `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated, account_id, bound_at)
       VALUES ($1, $2, $3, $4, false, $5, $6)`,
      [gwid, fingerprint(key), model, gwid.toUpperCase(), owner, at],
    );
    await sql.query(
      `INSERT INTO device (id, account_id, kind, gateway_id, remark, status_since, model, firmware, serial, mac, simulated, bound_at)
       VALUES ($1, $2, 'gateway', $1, $3, $4, $5, '', $6, '', false, $4)`,
      [gwid, owner, `本机 ${hostname()}`, at, model, gwid.toUpperCase()],
    );
  });
}

/** Twelve digits that stay the same for this machine and tell nothing about it. */
async function machineId(): Promise<string> {
  const id = await readFile('/etc/machine-id', 'utf8').catch(() => '');
  return fingerprint(`netpane ${id.trim() || hostname()}`).slice(0, 12);
}

async function readKey(file: string): Promise<DeviceKeyFile | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DeviceKeyFile;
  } catch {
    return undefined;
  }
}
