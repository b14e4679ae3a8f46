import type { GuestSummary } from '../../../../src/api/contract/guest';
import type { guestPage } from '../../../../src/api/contract/portal';
import type { DataOf } from '../../../../src/api/endpoint';
import { isGuestMethod } from '../../../../src/domain/guest';
import { loadConfig } from '../../fleet/config/known';
import type { Context } from '../../kit/context/context';
import { day, dayStart, iso } from '../../../../src/domain/time';
import { knownGateway } from './known-gateway';
import { readTemplate } from './templates';
import { smsBalance } from './sms';

/** What the settings of a gateway's guests are made of. */
export async function guestSummary({ db, caller, now }: Context, gwid: string): Promise<GuestSummary> {
  const { accountId } = caller;
  const { id, remark, simulated } = await knownGateway(db, accountId, gwid);
  const ssids = await db.query<{ name: string }>(
    `SELECT DISTINCT s.name FROM device d, jsonb_array_elements_text(
       CASE WHEN jsonb_typeof(d.detail->'ssids') = 'array' THEN d.detail->'ssids' ELSE '[]' END) AS s(name)
     WHERE d.account_id = $1 AND d.gateway_id = $2 AND d.kind = 'ap' ORDER BY s.name LIMIT 64`,
    [accountId, id],
  );
  const templates = await db.query<{ id: string; name: string; version: number; methods: string[] }>(
    `SELECT t.id, t.name, t.version, coalesce(ARRAY(SELECT jsonb_array_elements_text(v.content->'methods')), '{}') AS methods
     FROM portal_template t JOIN portal_version v ON v.template_id = t.id AND v.version = t.version
     WHERE t.account_id = $1 ORDER BY t.name, t.id`,
    [accountId],
  );
  // Whole days, today the last of seven: the log is narrowed by days, and has a line for each time.
  const since = iso(dayStart(now()) - 6 * day);
  const week = await db.query<{ method: string; count: number }>(
    `SELECT auth AS method, count(*) AS count FROM auth_log
     WHERE account_id = $1 AND gateway_id = $2 AND at >= $3
     GROUP BY auth ORDER BY count DESC, auth`,
    [accountId, id, since],
  );
  const [coupons] = await db.query<{ batches: number; unused: number }>(
    `SELECT count(DISTINCT b.id) AS batches,
       count(c.code) FILTER (WHERE c.used_at IS NULL AND c.void_at IS NULL AND (b.until IS NULL OR b.until > $3)) AS unused
     FROM guest_batch b LEFT JOIN guest_coupon c ON c.batch_id = b.id WHERE b.account_id = $1 AND b.gateway_id = $2`,
    [accountId, id, iso(now())],
  );
  return {
    gwid: id,
    remark,
    simulated,
    ssids: ssids.map(({ name }) => name),
    templates,
    week,
    sms: await smsBalance(db, accountId, id, now()),
    coupons: coupons ?? { batches: 0, unused: 0 },
  };
}

/** A template as the guests of a gateway would see it. */
export async function pageOf(context: Context, gwid: string, id: string): Promise<DataOf<typeof guestPage>> {
  const { db } = context;
  const { accountId } = context.caller;
  const { remark } = await knownGateway(db, accountId, gwid);
  const { name, version, content } = await readTemplate(db, accountId, id);
  const { document } = await loadConfig(db, context, gwid);
  const [settings] = document.auth ?? [];
  const methods = document.auth_methods ?? [];
  const of = (method: string) => methods.find((row) => row.id === method);
  const uses = settings?.enabled === true && settings.template === id;
  return {
    gwid,
    remark,
    template: { id, name, version, content },
    shown: uses ? Number(settings.template_version) || 0 : null,
    enabled: settings?.enabled === true,
    on: methods.filter((row) => row.enabled === true && isGuestMethod(row.id)).map((row) => row.id),
    key_word: String(of('simple_key')?.key_word ?? ''),
    seconds: Number(of('countdown')?.seconds ?? 5),
  };
}
