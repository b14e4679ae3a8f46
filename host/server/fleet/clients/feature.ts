import type { globalSearch } from '../../../../src/api/contract/search';
import type { DataOf } from '../../../../src/api/endpoint';
import type { Context, Feature } from '../../kit/context/context';
import { likePatterns, searchPatterns } from '../../kit/sql/search';
import { blockActive, blockLifted } from './client-blocks';
import { apsNamed } from './online-users';
import { clientLeft, clientLimited } from './client-sessions';
import { pastStay } from './past-stays';

type Found = DataOf<typeof globalSearch>['users'];

/** The newest of those that are found; each way stops at its own, since a word may be everybody's. */
const findClients = ({ db, caller }: Context, q: string, most: number): Promise<Found> =>
  db.query<Found[number]>(
    `SELECT c.id, coalesce(nullif(c.name, ''), nullif(c.hostname, ''), c.mac) AS name, c.mac, coalesce(c.ip, '') AS ip,
       c.gateway_id AS gwid, g.remark AS gateway_remark, p.remark AS ap_remark, c.simulated
     FROM (
       (SELECT id FROM client WHERE account_id = $1 AND online AND search LIKE ANY($2::text[])
        ORDER BY online_since DESC, id DESC LIMIT ${most})
       UNION (SELECT c.id FROM client c JOIN (${apsNamed('$2', '$3')}) a ON a.id = c.ap_id
        WHERE c.account_id = $1 AND c.online AND c.ap_id IS NOT NULL ORDER BY c.online_since DESC, c.id DESC LIMIT ${most})
     ) f JOIN client c ON c.id = f.id JOIN device g ON g.id = c.gateway_id
       LEFT JOIN device p ON p.id = c.ap_id AND p.account_id = c.account_id
     ORDER BY c.online_since DESC, c.id DESC LIMIT ${most}`,
    [caller.accountId, searchPatterns(q), likePatterns(q)],
  );

/** Terminals behind gateways. */
export const clients: Feature = {
  history: [pastStay],
  sources: { users: { scope: 'client:read', find: findClients } },
  effects: {
    client_kick: (sql, { gwid }, { mac = '' }, now) => clientLeft(sql, gwid, mac, now),
    client_limit: (sql, { gwid }, { mac = '', down, up }) => clientLimited(sql, gwid, mac, Number(down), Number(up)),
    client_block: (sql, { gwid }, { mac = '' }, now) => blockActive(sql, gwid, mac, now),
    client_unblock: (sql, { gwid }, { mac = '' }, now) => blockLifted(sql, gwid, mac, now),
  },
  actions: {
    '/api/v3/client/kick': { text: '踢终端下线', en: 'Send a client offline' },
    '/api/v3/client/limit': { text: '终端限速', en: 'Limit a client' },
    '/api/v3/client/block': { text: '拉黑终端', en: 'Block a client' },
    '/api/v3/client/unblock': { text: '解除拉黑', en: 'Unblock a client' },
    '/api/v3/client/rename': { text: '修改终端名称', en: 'Rename a client' },
    '/api/v3/client/mark': { text: '标记网络资产', en: 'Mark a network asset' },
  },
  names: [
    "SELECT coalesce(nullif(name, ''), nullif(hostname, ''), mac), gateway_id FROM client WHERE account_id = $1 AND id = $2",
    'SELECT name, gateway_id FROM client_block WHERE account_id = $1 AND id = $2',
  ],
};
