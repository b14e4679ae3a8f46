import { newRow, sectionOf, settingsRow, type ConfigDocument, type ConfigRow } from '../../../../src/domain/config';
import { guestMethods } from '../../../../src/domain/guest';
import type { Sql } from '../../kit/store/db';

/** What a method needs to be on, at a simulated gateway. */
const needs: Readonly<Record<string, Record<string, string | number>>> = {
  wechat: { app_id: 'wx5f2c9e7a10b34d86' },
  qq: { app_id: '102048811' },
  phone: { sms_sign: '山屿' },
  fixed: { password: 'welcome2026' },
  hotel: { rooms: '8012,李\n8016,王\n8020,陈' },
};

/** Guest settings of a simulated gateway, as its guests sign in: on where they do, with the methods they use. */
export async function simulatedGuests(sql: Sql, id: string): Promise<ConfigDocument> {
  const seen = await sql.query<{ auth: string; ssid: string | null }>(
    'SELECT DISTINCT auth, ssid FROM client WHERE gateway_id = $1 AND auth IS NOT NULL ORDER BY auth, ssid',
    [id],
  );
  if (seen.length === 0) return {};
  const [page] = await sql.query<{ template_id: string; version: number; name: string }>(
    `SELECT u.template_id, u.version, t.name FROM portal_use u JOIN portal_template t ON t.id = u.template_id
     WHERE u.gateway_id = $1`,
    [id],
  );
  const used = new Set(seen.map(({ auth }) => auth));
  const ssids = [...new Set(seen.flatMap(({ ssid }) => ssid ?? []))];
  const [auth, scope, methods, accounts] = ['auth', 'auth_scope', 'auth_methods', 'auth_accounts'].map((key) =>
    sectionOf('gateway', key)!,
  );
  return {
    auth: [
      {
        ...newRow(auth!, settingsRow),
        enabled: true,
        ...(page && { template: page.template_id, template_name: page.name, template_version: page.version }),
      },
    ],
    auth_scope: [
      ...ssids.map((ssid, i): ConfigRow => ({ ...newRow(scope!, `s${i + 1}`), ssid })),
      { ...newRow(scope!, 'v20'), scope: 'vlan', vlan: '20', note: '有线访客' },
    ],
    auth_methods: guestMethods.map((method): ConfigRow => {
      const row = newRow(methods!, method);
      return used.has(method) ? { ...row, enabled: true, ...needs[method] } : row;
    }),
    auth_accounts: used.has('local')
      ? [{ ...newRow(accounts!, 'a1'), account: 'guest01', password: 'welcome2026', note: '前台发放' }]
      : [],
  };
}
