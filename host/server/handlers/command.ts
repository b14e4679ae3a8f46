import type * as contract from '../../../src/api/contract/command';
import type { Command } from '../../../src/api/contract/command';
import { domain, either, ip, required } from '../../../src/rules';
import { checks } from '../../../src/text';
import type { Context } from '../context';
import { fail, notFound, type Handlers } from '../handler';
import { enqueue, mostWaiting, readCommand } from '../ingest/commands';
import { validate } from '../validate';

/** Orders to gateways. */
export const command: Handlers<typeof contract> = {
  async diagnose(context, { gwid, kind, target }) {
    validate({ target: checks('目标地址', required, kind === 'dns' ? domain : either(ip, domain))(target) });
    return { data: await order(context, gwid, kind, { target }) };
  },
  async reboot(context, { gwid }) {
    return { data: await order(context, gwid, 'reboot', {}) };
  },
  async commandStatus({ db, caller }, { id }) {
    const found = await readCommand(db, caller.accountId, id);
    if (!found) throw notFound();
    return { data: found };
  },
};

/** Code of a refused order: the gateway is offline, or has too much to do. */
const cannotTake = 4043;

async function order(
  { db, caller, now }: Context,
  gwid: string,
  kind: Command['kind'],
  params: Record<string, string>,
): Promise<Command> {
  return db.tx(async (sql) => {
    const [gateway] = await sql.query<{ status: string; waiting: number }>(
      `SELECT status, (SELECT count(*) FROM command c WHERE c.gwid = d.id AND c.state IN ('pending', 'sent')) AS waiting
       FROM device d WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`,
      [caller.accountId, gwid],
    );
    if (!gateway) throw notFound();
    if (gateway.status === 'offline') throw fail(cannotTake, '设备离线，无法执行');
    if (gateway.waiting >= mostWaiting) throw fail(cannotTake, '等待执行的命令过多，请稍后再试');
    return enqueue(sql, { gwid, accountId: caller.accountId }, kind, params, now());
  });
}
