import type { SecurityService, SecuritySettings } from '../../../../src/domain/security';
import { deliver, send, type Delivery } from '../../fleet/delivery/deliver';
import { because } from '../../kit/refusal';
import type { Db, Sql } from '../../kit/store/db';

/** What gateways guard against, a row for each service. */
export const policies: Delivery<{ settings: SecuritySettings[SecurityService] }> = {
  table: 'guard_policy',
  key: ['gateway_id', 'service'],
  rev: 'version',
  settled: 'settled_at',
  content: ['settings'],
  async command(sql, { device, part, rev, settings }) {
    const lists = part === 'domain_parsing' ? await readLists(sql, device) : undefined;
    return {
      kind: 'guard',
      params: {
        service: part,
        version: String(rev),
        settings: JSON.stringify(settings),
        ...(lists && { lists: JSON.stringify(lists) }),
      },
    };
  },
  done: 'running = settings, running_version = version',
  refused: because('settingsRefused'),
  words: ({ part, rev }) => {
    const noun = names[part as SecurityService];
    return { done: because('securityInForce', { noun, rev }), failed: because('securityFailed', { noun }) };
  },
};

const names = { domain_parsing: 'dnsDefence', honeypot: 'honeypot', firewall_plugin: 'firewallPlugin' } as const;

const readLists = (sql: Sql, gwid: string) =>
  sql.query<{ list: string; class: string; domain: string }>(
    'SELECT list, class, domain FROM guard_domain WHERE gateway_id = $1 ORDER BY domain',
    [gwid],
  );

/** Puts what waits for one gateway into its queue, if it is there. */
export const startSecurity = (sql: Sql, now: number, gwid: string): Promise<void> => send(sql, policies, now, [gwid]);

/** Carries the answers of gateways over to the changes they were about, and sends what can be sent by now. */
export const deliverSecurity = (db: Db, now: number): Promise<void> => deliver(db, policies, now);
