import { useClient, useWrite } from '../../../src/api';
import { preparedImport, type PreparedRow } from '../../../src/api/contract/prepared';

/** Looks what is wrong with rows; nothing is written. */
export function useLook() {
  const client = useClient();
  return async (rows: PreparedRow[]) => (await client.call(preparedImport, { rows, dry: true }, { quiet: true })).data;
}

/** Takes the good ones of rows. */
export const useImport = () => useWrite(preparedImport, ['/api/v3/prepared/']);
