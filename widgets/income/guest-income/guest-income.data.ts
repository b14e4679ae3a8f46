import { useCallback } from 'react';
import { useRead, useWrite } from '../../../src/api';
import { configPatch } from '../../../src/api/contract/config';
import { incomeMethod } from '../../../src/api/contract/income';
import type { ConfigValue } from '../../../src/domain/config';
import type { GuestSource } from '../../../src/domain/income';

/** Milliseconds between looks at guests and deliveries. */
export const every = 30_000;

/** A way to sign in over the whole account. */
export const useMethod = (source: GuestSource) => useRead(incomeMethod, { source }, { every, onFocus: true });

/** Sends settings of the way to sign in to a gateway; whether there was something to send. */
export function useSend(source: GuestSource) {
  const { run } = useWrite(configPatch, ['/api/v3/income', '/api/v3/config']);
  return useCallback(
    async (id: string, fields: Record<string, ConfigValue>, note: string) => {
      const { data } = await run({ ids: [id], section: 'auth_methods', rows: [source], fields, note });
      return data[0]?.version !== null;
    },
    [run, source],
  );
}
