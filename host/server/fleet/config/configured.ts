import type { ConfigDocument } from '../../../../src/domain/config';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';

declare module '../../kit/context/context' {
  interface Feature {
    /** Hears what a device shall run from now on. */
    configured?: (sql: Sql, id: string, document: ConfigDocument, now: number, tools: Tools) => Promise<void>;
  }
}

type Tools = Pick<Services, 'features' | 'vault'>;

/** Tells the features what a device shall run from now on. */
export async function configured(
  sql: Sql,
  tools: Tools,
  id: string,
  document: ConfigDocument,
  now: number,
): Promise<void> {
  for (const feature of tools.features) await feature.configured?.(sql, id, document, now, tools);
}
