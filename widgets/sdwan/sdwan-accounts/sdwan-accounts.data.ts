import { useRead, useWrite } from '../../../src/api';
import {
  sdwanAccountCreate,
  sdwanAccountExtend,
  sdwanAccountRemove,
  sdwanAccountReset,
  sdwanAccountSave,
  sdwanAccountSwitch,
  sdwanEntries,
} from '../../../src/api/contract/sdwan-account';
import { sdwanGroupAssign, sdwanGroups } from '../../../src/api/contract/sdwan-group';
import { thoughtUp } from '../../../src/domain/sdwan-account';
import { optionsOf } from '../../../src/ui/groups';
import type { Run } from '../../../src/ui/tasks';
import { sdwanAccountsText as text } from './sdwan-accounts.text';

/** Milliseconds between two looks. */
export const every = 15_000;

/** What a change touches. */
const touched = ['/api/v3/sdwan/'];

/** Departments as choices of a select, and the read that they come from. */
export function useDepartments() {
  const source = useRead(sdwanGroups, { kind: 'department' });
  return { source, options: optionsOf(source.data ?? []) };
}

/** Gateways that accounts can come in through. */
export const useEntries = () => useRead(sdwanEntries, {});

/** The ways to change accounts. */
export const useAccountActions = () => ({
  create: useWrite(sdwanAccountCreate, touched),
  save: useWrite(sdwanAccountSave, touched),
  reset: useWrite(sdwanAccountReset, touched),
  turn: useWrite(sdwanAccountSwitch, touched),
  extend: useWrite(sdwanAccountExtend, touched),
  move: useWrite(sdwanGroupAssign, touched),
  remove: useWrite(sdwanAccountRemove, touched),
});

/** A password that nobody foretells. */
export const newPassword = (): string => thoughtUp((count) => crypto.getRandomValues(new Uint32Array(count)));

/** Accounts of one call. */
const atOnce = 200;

/** A run over many accounts, some at a time; the call gives the ids of those that need not. */
export const inParts =
  (call: (ids: string[]) => Promise<readonly string[]>): Run =>
  async (ids, signal, onResult) => {
    for (let from = 0; from < ids.length && !signal.aborted; from += atOnce) {
      const part = ids.slice(from, from + atOnce);
      const skipped = new Set(await call(part));
      for (const id of part) {
        onResult(skipped.has(id) ? { id, state: 'skipped', message: text.endlessStays } : { id, state: 'success' });
      }
    }
  };
