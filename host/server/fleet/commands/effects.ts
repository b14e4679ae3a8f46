import type { Sql } from '../../kit/store/db';
import { blockActive, blockLifted } from '../clients/client-blocks';
import { planTaken } from '../devices/cameras';
import { firmwareTaken } from '../firmware/releases';
import { clientLeft, clientLimited } from '../clients/client-sessions';
import { tvOrderTaken } from '../../services/tv/report';
import type { KnownDevice } from '../../kit/context/context';

/** A command that a gateway says it has executed. */
export interface Done {
  kind: string;
  params: Record<string, string>;
}

type Effect = (sql: Sql, device: KnownDevice, params: Record<string, string>, now: number) => Promise<void>;

/** What the cloud notes once a gateway executed a command; nothing is taken for done before. */
const effects: Readonly<Record<string, Effect>> = {
  client_kick: (sql, { gwid }, { mac = '' }, now) => clientLeft(sql, gwid, mac, now),
  client_limit: (sql, { gwid }, { mac = '', down, up }) => clientLimited(sql, gwid, mac, Number(down), Number(up)),
  client_block: (sql, { gwid }, { mac = '' }, now) => blockActive(sql, gwid, mac, now),
  camera_plan: (sql, { gwid }, params) => planTaken(sql, gwid, params),
  tv_box: (sql, device, params, now) => tvOrderTaken(sql, device, params, now),
  // What a gateway runs itself comes with its reports.
  upgrade: async (sql, { gwid }, { device, version = '' }) =>
    device === undefined ? undefined : firmwareTaken(sql, gwid, device, version),
  client_unblock: (sql, { gwid }, { mac = '' }, now) => blockLifted(sql, gwid, mac, now),
};

/** Notes what an executed command changed. */
export async function takeEffect(sql: Sql, device: KnownDevice, { kind, params }: Done, now: number): Promise<void> {
  await effects[kind]?.(sql, device, params, now);
}
