import type * as contract from '../../../src/api/contract/command';
import type { Command } from '../../../src/api/contract/command';
import { domain, host, required } from '../../../src/rules';
import type { Context } from '../kit/context/context';
import { commandGateway } from '../fleet/commands/command-device';
import type { Handlers } from '../kit/context/handler';
import { readCommand, recentDiagnoses } from '../fleet/commands/commands';
import { notFound } from '../kit/refusal';
import { checks, validate } from '../kit/validate';

/** Orders to gateways. */
export const command: Handlers<typeof contract> = {
  async diagnose(context, { gwid, kind, target }) {
    validate({ target: checks('target', required, kind === 'dns' ? domain : host)(target) });
    return { data: await order(context, gwid, kind, { target }) };
  },
  async diagnoses({ db, caller }, { gwid }) {
    const list = await recentDiagnoses(db, caller.accountId, gwid);
    return { data: { list, total: list.length } };
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

const order = (
  context: Context,
  gwid: string,
  kind: Command['kind'],
  params: Record<string, string>,
): Promise<Command> => context.db.tx((sql) => commandGateway(sql, context, gwid, kind, params));
