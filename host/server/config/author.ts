import type { Context } from '../context';
import type { Sql } from '../db';
import { actorOf } from '../fleet/alarm-handling';

/** Who changes a configuration, as it stands in its history. */
export const authorOf = async (sql: Sql, context: Context): Promise<string> =>
  context.caller.partnerId ? `合作方 ${context.caller.partnerId}` : actorOf(sql, context);
