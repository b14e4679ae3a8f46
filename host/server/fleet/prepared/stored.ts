import type { DeviceKind } from '../../../../src/domain/device';
import type { PreparedSettings } from '../../../../src/domain/prepared';
import type { PreparedState } from '../../../../src/domain/prepared-names';
import { refuse } from '../../kit/refusal';
import type { StoredValues } from '../sites/stored';
import type { Sql } from '../../kit/store/db';

/** A prepared device as it is kept. */
export interface StoredPrepared {
  id: string;
  account_id: string;
  serial: string;
  kind: DeviceKind;
  remark: string;
  group_id: string | null;
  location: string;
  copy_from: string | null;
  copy_remark: string;
  settings: PreparedSettings;
  /** The model that a gateway follows once it is there; null: none. */
  site_template: string | null;
  site_name: string;
  site_values: StoredValues;
  state: PreparedState;
  error: string;
  device_id: string | null;
  version: number | null;
  /** The gateway whose place it takes, and that one's number; null: nobody's. */
  replaces: string | null;
  replaces_serial: string;
}

/** Columns of it. */
export const preparedColumns = `id, account_id, serial, kind, remark, group_id, location, copy_from, copy_remark, settings, site_template, site_name,
  site_values, state, error,
  device_id, version, replaces, replaces_serial`;

/** One that nobody else changes until the transaction ends; 404 when it is not the account's. */
export async function lockPrepared(sql: Sql, accountId: string, id: string): Promise<StoredPrepared> {
  const [row] = await sql.query<StoredPrepared>(
    `SELECT ${preparedColumns} FROM prepared_device WHERE account_id = $1 AND id = $2 FOR UPDATE`,
    [accountId, id],
  );
  if (!row) throw refuse('noPrepared');
  return row;
}
