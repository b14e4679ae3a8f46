import { archivedKinds, type Archive } from './archive';
import type { WithHistory } from './kinds';

/** An account with its devices. */
export interface Owner {
  id: string;
  devices: readonly string[];
}

/** Rows that an archive holds of somebody, table by table. */
export interface HeldRows {
  name: string;
  rows(): Promise<object[]>;
}

/** What the archive holds of an account; of its devices device by device. */
export const heldOf = (archive: Archive, features: readonly WithHistory[], { id, devices }: Owner): HeldRows[] =>
  archivedKinds(features).flatMap(({ archived: { tables, owner } }) =>
    (owner === 'account_id' ? [id] : devices).map((one) => ({
      name: `${tables[0]}/${one}`,
      rows: () => archive.query(`SELECT * FROM ${tables[0]} WHERE ${owner} = {one:String}`, { one }),
    })),
  );

/** Takes everything away that the archive holds of an account and its devices. */
export async function forgetAccount(archive: Archive, features: readonly WithHistory[], { id, devices }: Owner) {
  for (const { tables, owner } of archivedKinds(features).map(({ archived }) => archived))
    for (const table of tables)
      await archive.exec(`DELETE FROM ${table} WHERE has({ids:Array(String)}, ${owner})`, {
        ids: owner === 'account_id' ? [id] : devices,
      });
}
