import type { Sql } from '../../kit/store/db';
import { publish } from '../../kit/stream/publish';

/** Lets the pages that are open know that the other side did something. */
export const tellSupport = (
  sql: Sql,
  accountId: string,
  about: 'ticket' | 'after_sale' | 'withdrawal' | 'payment' | 'order' | 'wallet',
  id: string,
  at: Date,
): Promise<void> => publish(sql, at.getTime(), [{ accountId, kind: 'support.changed', payload: { about, id } }]);
