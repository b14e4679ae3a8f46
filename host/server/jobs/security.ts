import { spaced } from '../../../src/text/spaced';
import { securityText } from '../../../src/text/security.text';
import { iso, second } from '../../../src/domain/time';
import { calmDecoys } from '../services/security/alarm';
import { newestLibrary, storePolicy } from '../services/security/change';
import { deliverSecurity } from '../services/security/deliver';
import type { SecurityService, SecuritySettings } from '../../../src/domain/security';
import { writeLogs } from '../account/logs/write';
import type { Job, Services } from '../kit/context/context';

/** Sends settings and takes the answers in. */
const delivery: Job = {
  name: 'security-delivery',
  every: 2 * second,
  run: ({ db, now }) => deliverSecurity(db, now()),
};

/** Stops what is not paid for any more, and brings new rule libraries to those who want them. */
const keeping: Job = {
  name: 'security-keeping',
  every: 30 * second,
  async run(services) {
    await stopUnpaid(services);
    await updateByThemselves(services);
    await calmDecoys(services.db, services.now());
  },
};

interface Found {
  gateway_id: string;
  account_id: string;
  service: SecurityService;
  remark: string;
  settings: SecuritySettings[SecurityService];
}

/** Gateways whose package has run out or works elsewhere now stop protecting. */
export async function stopUnpaid({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.tx(async (sql) => {
    const unpaid = await sql.query<Found>(
      `SELECT p.gateway_id, p.account_id, p.service, d.remark, p.settings FROM guard_policy p
       JOIN device d ON d.id = p.gateway_id
       WHERE (p.settings->>'enabled')::boolean AND NOT EXISTS (
         SELECT 1 FROM service_owned o WHERE o.gateway_id = p.gateway_id AND o.service = p.service
           AND o.account_id = p.account_id AND o.expires_at > $1
       ) ORDER BY p.gateway_id, p.service LIMIT 200 FOR UPDATE OF p SKIP LOCKED`,
      [iso(now())],
    );
    for (const { gateway_id: gwid, account_id: accountId, service, remark, settings } of unpaid) {
      await storePolicy(
        sql,
        { accountId, gwid, service, settings: { ...settings, enabled: false }, author: '' },
        now(),
      );
      await writeLogs(sql, [
        {
          accountId,
          kind: 'action',
          at: iso(now()),
          actor: '',
          target: remark,
          text: spaced`${securityText.services[service]}没有有效的套餐，已停止`,
          detail: { device: gwid },
        },
      ]);
    }
  });
}

/** Gateways that take new rule libraries by themselves get the newest. */
export async function updateByThemselves({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.tx(async (sql) => {
    const library = await newestLibrary(sql);
    if (!library) return;
    const behind = await sql.query<
      Pick<Found, 'gateway_id' | 'account_id'> & { settings: SecuritySettings['firewall_plugin'] }
    >(
      `SELECT p.gateway_id, p.account_id, p.settings FROM guard_policy p
       WHERE p.service = 'firewall_plugin' AND p.state IN ('done', 'failed') AND (p.settings->>'enabled')::boolean
         AND (p.settings->>'auto')::boolean AND p.settings->>'library' <> $1
       ORDER BY p.gateway_id LIMIT 200 FOR UPDATE OF p SKIP LOCKED`,
      [library],
    );
    for (const { gateway_id: gwid, account_id: accountId, settings } of behind) {
      const service = 'firewall_plugin';
      await storePolicy(sql, { accountId, gwid, service, settings: { ...settings, library }, author: '' }, now());
    }
  });
}

/** Background work of the services that protect networks. */
export const securityJobs: readonly Job[] = [delivery, keeping];
