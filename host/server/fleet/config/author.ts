import type { Caller } from '../../kit/context';
import type { Sql } from '../../kit/db';
import { actorOf } from '../alarms/alarm-handling';

/** Who changes a configuration, as it stands in its history. */
export const authorOf = async (
  sql: Sql,
  context: { caller: Pick<Caller, 'accountId' | 'partnerId'> },
): Promise<string> => (context.caller.partnerId ? `合作方 ${context.caller.partnerId}` : actorOf(sql, context));
