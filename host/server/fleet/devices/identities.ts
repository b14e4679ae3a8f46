import { randomBytes } from 'node:crypto';
import type { ParsedOf } from '../../../../src/api/endpoint';
import type { staffDeviceIssue } from '../../../../src/api/contract/staff-device';
import { recordAct } from '../../account/staff/acts';
import type { Context } from '../../kit/context/context';
import { because, invalid, notFound, refuse } from '../../kit/refusal';
import { fingerprint } from '../../kit/secrets';

/** A gateway that was made: what its label says. */
interface Issued {
  gwid: string;
  key: string;
  model: string;
  serial: string;
}

/** Makes identities of gateways. Their keys are in the answer and nowhere else: the store keeps what proves them. */
export async function issueDevices(context: Context, input: ParsedOf<typeof staffDeviceIssue>): Promise<Issued[]> {
  const { by, model, count, devices } = input;
  if ((count === undefined) === (devices === undefined)) throw invalid({ count: because('issueEither') });
  const wanted: readonly { serial: string; model?: string | undefined }[] =
    devices ?? Array.from({ length: count! }, () => ({ serial: newSerial() }));
  const issued = wanted.map((one) => ({
    gwid: randomBytes(16).toString('hex'),
    key: randomBytes(18).toString('base64url'),
    model: one.model ?? model,
    serial: one.serial,
  }));
  const serials = issued.map(({ serial }) => serial);
  await context.db.tx(async (sql) => {
    // Two who register the same housings at once wait for each other.
    await sql.query(`SELECT pg_advisory_xact_lock(hashtext('device_identity.serial'))`);
    const there = await sql.query<{ serial: string }>(
      'SELECT DISTINCT serial FROM device_identity WHERE serial = ANY($1::text[])',
      [serials],
    );
    const twice = serials.filter((serial, at) => serials.indexOf(serial) !== at);
    const taken = [...new Set([...there.map(({ serial }) => serial), ...twice])];
    if (taken.length > 0) throw refuse('serialThere', { serials: taken.slice(0, 5).join(' ') });
    await sql.query(
      `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated, issued_at)
       SELECT gwid, key_hash, model, serial, false, $1
       FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS r(gwid, key_hash, model, serial)`,
      [
        new Date(context.now()),
        issued.map(({ gwid }) => gwid),
        issued.map(({ key }) => fingerprint(key)),
        issued.map((one) => one.model),
        serials,
      ],
    );
    await recordAct(sql, context, { by, text: '登记设备', target: `${issued.length}` });
  });
  return issued;
}

/** Ten characters after the maker's two, as the housings of gateways have them. */
const newSerial = (): string => `NP${randomBytes(5).toString('hex').toUpperCase()}`;

/** Takes a gateway out of service: nobody can bind it, and nothing that it shows is taken any more. */
export async function revokeDevice(
  context: Context,
  { by, gwid, reason }: { by: string; gwid: string; reason: string },
): Promise<void> {
  await context.db.tx(async (sql) => {
    const [identity] = await sql.query<{ account_id: string | null; revoked_at: string | null }>(
      'SELECT account_id, revoked_at FROM device_identity WHERE gwid = $1 AND NOT simulated FOR UPDATE',
      [gwid.trim().toLowerCase()],
    );
    if (!identity) throw notFound();
    if (identity.revoked_at) throw refuse('revokedAlready');
    await sql.query('UPDATE device_identity SET revoked_at = $2 WHERE gwid = $1', [
      gwid.trim().toLowerCase(),
      new Date(context.now()),
    ]);
    await recordAct(sql, context, {
      by,
      text: `吊销设备：${reason}`,
      target: gwid,
      ...(identity.account_id && { accountId: identity.account_id }),
    });
  });
}
