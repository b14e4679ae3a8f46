import { settingsRow, type ConfigDocument, type ConfigRow } from '../../../../src/domain/config';
import { backupOf, iptvBoxes } from '../../../../src/domain/service-setting';
import type { Sql } from '../../kit/store/db';
import type { ServiceKind } from '../settings/kind';

const one = (document: ConfigDocument, section: string): ConfigRow | undefined =>
  document[section]?.find(({ id }) => id === settingsRow);

/** IPTV: a gateway is told its ports, both sources with their addresses, and when to take which. */
export const iptvKind: ServiceKind = {
  edition: '1',
  choices: async (sql, accountId) => {
    const nodes = await sql.query<{ value: string; label: string }>(
      'SELECT id AS value, name AS label FROM iptv_node WHERE account_id = $1 ORDER BY name, id',
      [accountId],
    );
    return { node: nodes };
  },
  async told(sql, accountId, document, tier) {
    const [main, backup, switching] = ['iptv_main', 'iptv_backup', 'iptv_switching'].map((key) => one(document, key));
    const second = tier === 'pro' && main && backup?.enabled === true ? backupOf(main, backup) : undefined;
    return {
      boxes: iptvBoxes[tier] ?? 0,
      ports: document.iptv_ports ?? [],
      main: main && (await withAddress(sql, accountId, main)),
      ...(second && { backup: await withAddress(sql, accountId, second), switching }),
    };
  },
};

async function withAddress(sql: Sql, accountId: string, source: ConfigRow) {
  const [node] = await sql.query<{ kind: string; address: string }>(
    'SELECT kind, address FROM iptv_node WHERE account_id = $1 AND id = $2',
    [accountId, String(source.node)],
  );
  return { ...source, kind: node?.kind ?? 'stream', address: node?.address ?? '' };
}
