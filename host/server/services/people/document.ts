import type { Setting } from '../../fleet/delivery/setting';
import { iso } from '../../../../src/domain/time';

/** Whether a person is let in at `$<at>`, as SQL over `wifi_person p`. */
const letIn = (at: string): string => `(p.enabled AND (p.expires_at IS NULL OR p.expires_at > ${at}))`;

interface Told {
  id: string;
  ssid: string;
  person: string;
  password: string;
  vlan: string;
  devices: number;
  expires_at: string | null;
}

/** What a gateway is told: who is let in to the networks of its access points. Passwords are opened when it fetches them. */
export const peopleSetting: Setting = {
  name: 'privatePasswords',
  async document(sql, gwid, now) {
    const rows = await sql.query<Told>(
      `SELECT t.id, t.name AS ssid, p.id AS person, p.password, p.vlan, p.devices, p.expires_at
       FROM ap_template t JOIN wifi_person p ON p.template_id = t.id AND ${letIn('$2')}
       WHERE t.id IN (
         SELECT s.template_id FROM device d JOIN ap_template_state s ON s.device_id = d.id AND s.private AND s.account_id = d.account_id
         WHERE d.gateway_id = $1
       ) ORDER BY t.id, p.created_at, p.id`,
      [gwid, iso(now)],
    );
    const networks = new Map<string, { id: string; ssid: string; people: object[] }>();
    for (const { id, ssid, person, password, vlan, devices, expires_at } of rows) {
      const network = networks.get(id) ?? { id, ssid, people: [] };
      network.people.push({ id: person, password, vlan, devices, expires_at });
      networks.set(id, network);
    }
    return { networks: JSON.stringify([...networks.values()]) };
  },
};
