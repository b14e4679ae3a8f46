import type { WifiSsid } from '../../../../src/api/contract/wifi';
import type { ConfigDocument } from '../../../../src/domain/config';
import type { WifiNetwork, WifiSecurity } from '../../../../src/domain/wifi';
import { configPlace, openSecrets } from '../../fleet/config/sealed';
import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';

/** A network as one access point carries it; without `network` its settings are not known here. */
interface Carried {
  ssid: string;
  network: WifiNetwork | undefined;
}

/** Networks of a gateway as its access points run them, by name: what the owner may choose from, and what guests are told. */
export async function networksOf(
  sql: Sql,
  vault: Vault,
  accountId: string,
  gwid: string,
): Promise<(WifiSsid & { network: WifiNetwork | undefined })[]> {
  const aps = await sql.query<{ names: string[] | null; version: number | null; document: ConfigDocument | null }>(
    `SELECT CASE WHEN jsonb_typeof(d.detail->'ssids') = 'array' THEN ARRAY(SELECT jsonb_array_elements_text(d.detail->'ssids')) END AS names,
       v.version, v.document
     FROM device d LEFT JOIN device_config c ON c.device_id = d.id
     LEFT JOIN config_version v ON v.device_id = d.id AND v.version = c.running_version
     WHERE d.account_id = $1 AND d.gateway_id = $2 AND d.kind = 'ap' ORDER BY d.id`,
    [accountId, gwid],
  );
  const all = aps.flatMap(({ names, version, document }) =>
    carriedBy(names ?? [], version, openSecrets(vault, configPlace(accountId), document)),
  );
  const ssids = [...new Set(all.map(({ ssid }) => ssid))].sort((a, b) => a.localeCompare(b, 'zh-CN'));
  return ssids.map((ssid) => {
    const same = all.filter((one) => one.ssid === ssid);
    const known = same.flatMap(({ network }) => network ?? []);
    const network = mostOf(known);
    return {
      ssid,
      aps: same.length,
      security: network?.security ?? null,
      hidden: network?.hidden ?? false,
      differs: known.some((one) => JSON.stringify(one) !== JSON.stringify(network)),
      network,
    };
  });
}

/** How guests join what an access point is set to; not there where everybody has an account of their own. */
const joinedAs: Readonly<Record<string, WifiSecurity>> = {
  open: 'open',
  owe: 'open',
  wpa2: 'wpa2',
  wpa3: 'wpa3',
  sae: 'wpa3',
};

function carriedBy(names: readonly string[], version: number | null, document: ConfigDocument | null): Carried[] {
  const rows = document?.ssids;
  if (!rows) return names.map((ssid) => ({ ssid, network: undefined }));
  return rows
    .filter((row) => row.enabled !== false)
    .map((row) => {
      const ssid = String(row.name);
      const security = joinedAs[String(row.security)];
      const isOpen = security === 'open';
      // Before anybody configured it from here an access point only tells names: "open" is then no more than a guess.
      if (security === undefined || (isOpen && version === 0)) return { ssid, network: undefined };
      const password = isOpen ? '' : String(row.password ?? '');
      return { ssid, network: { ssid, security, password, hidden: row.hidden === true } };
    });
}

/** The one that most are like. */
function mostOf(networks: readonly WifiNetwork[]): WifiNetwork | undefined {
  const count = (of: WifiNetwork) => networks.filter((one) => JSON.stringify(one) === JSON.stringify(of)).length;
  return networks.reduce<WifiNetwork | undefined>(
    (best, one) => (best === undefined || count(one) > count(best) ? one : best),
    undefined,
  );
}
