import { archivedKinds, type Archive } from './archive';
import type { WithHistory } from './kinds';

/** Rows that an archive holds of devices, table by table and device by device. */
export interface HeldRows {
  name: string;
  rows(): Promise<object[]>;
}

/** What the archive holds of these devices. */
export const heldOf = (archive: Archive, features: readonly WithHistory[], ids: readonly string[]): HeldRows[] =>
  archivedKinds(features).flatMap(({ archived: { tables } }) =>
    ids.map((id) => ({
      name: `${tables[0]}/${id}`,
      rows: () => archive.query(`SELECT * FROM ${tables[0]} WHERE device_id = {id:String}`, { id }),
    })),
  );

/** Takes everything away that the archive holds of these devices. */
export async function forgetDevices(archive: Archive, features: readonly WithHistory[], ids: readonly string[]) {
  for (const table of archivedKinds(features).flatMap(({ archived: { tables } }) => tables))
    await archive.exec(`DELETE FROM ${table} WHERE has({ids:Array(String)}, device_id)`, { ids });
}
