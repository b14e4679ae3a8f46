import { ClickHouseError, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { minute } from '../../../../src/domain/time';
import { StoreAway } from '../store/db';
import type { Archive } from './archive';

/** What ClickHouse says when it can't just now: time, too many at once, network, memory, space, parts, replicas. */
const passing = ['159', '202', '209', '210', '241', '242', '243', '252', '319'];

/** The ClickHouse at an address: `http://user:secret@host:8123/database`. `patience`: milliseconds that a statement may take. */
export function openClickHouse(address: string, patience = minute / 2): Archive {
  const client = createClient({
    url: address,
    application: 'netpane',
    request_timeout: patience,
    // An address takes only so much.
    use_multipart_params_auto: true,
    // Whatever goes wrong is told to whoever asked.
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      date_time_input_format: 'best_effort',
      date_time_output_format: 'iso',
      output_format_json_quote_64bit_integers: 0,
    },
  });

  const asked = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause: unknown) => {
      // What else it refuses is a fault of ours.
      if (cause instanceof ClickHouseError && !passing.includes(cause.code)) throw cause;
      throw new StoreAway(`history ${new URL(address).host}: ${(cause as Error).message}`, { cause });
    });

  return {
    async exec(query, query_params) {
      await asked(client.command({ query, query_params }));
    },
    async insert(table, values, insert_deduplication_token) {
      await asked(
        client.insert({
          table,
          values,
          format: 'JSONEachRow',
          clickhouse_settings: { insert_deduplication_token, deduplicate_blocks_in_dependent_materialized_views: 1 },
        }),
      );
    },
    query: <T extends object>(query: string, query_params?: Record<string, unknown>) =>
      asked(client.query({ query, query_params, format: 'JSONEachRow' }).then((answer) => answer.json<T>())),
    close: () => client.close(),
  };
}
