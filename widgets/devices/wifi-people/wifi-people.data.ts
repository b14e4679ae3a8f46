import { useClient, useRead, useWrite } from '../../../src/api';
import {
  wifiPeople,
  wifiPersonExtend,
  wifiPersonImport,
  wifiPersonRemove,
  wifiPersonRenew,
  wifiPersonSave,
  wifiPersonShow,
  wifiPersonSwitch,
  type WifiPersonRow,
} from '../../../src/api/contract/wifi-person';
import type { DataOf, InputOf } from '../../../src/api';
import type { Run } from '../../../src/ui/tasks';

/** Milliseconds between two looks. */
export const every = 10_000;
/** What a change touches. */
const touched = ['/api/v3/wifi_person/'];
/** People of one call. */
const atOnce = 200;

/** What passwords are made of. */
export type Make = InputOf<typeof wifiPersonImport>['make'];
/** Passwords that are shown. */
export type Shown = DataOf<typeof wifiPersonShow>;

/** How far the newest list of people has come. */
export const useGateways = (template: string) =>
  useRead(wifiPeople, { template, per_page: 1 }, { keep: true, every }).data?.gateways;

/** The ways to change people. */
export const usePersonActions = () => ({
  save: useWrite(wifiPersonSave, touched),
  turn: useWrite(wifiPersonSwitch, touched),
  extend: useWrite(wifiPersonExtend, touched),
  renew: useWrite(wifiPersonRenew, touched),
  remove: useWrite(wifiPersonRemove, touched),
  take: useWrite(wifiPersonImport, touched),
});

/** Reads passwords of people, some at a time. */
export function useShow() {
  const client = useClient();
  return async (ids: readonly string[]): Promise<Shown> => {
    const parts: Shown[] = [];
    for (let from = 0; from < ids.length; from += atOnce) {
      const { data } = await client.call(wifiPersonShow, { ids: ids.slice(from, from + atOnce) });
      parts.push(data);
    }
    return { ...parts[0]!, list: parts.flatMap(({ list }) => list) };
  };
}

/** Looks what is wrong with rows; nothing is written. */
export function useLook() {
  const client = useClient();
  return async (template: string, rows: WifiPersonRow[], make: Make) =>
    (await client.call(wifiPersonImport, { template, rows, make, dry: true }, { quiet: true })).data;
}

/** A run over many people, some at a time. */
export const inParts =
  (call: (ids: string[]) => Promise<unknown>): Run =>
  async (ids, signal, onResult) => {
    for (let from = 0; from < ids.length && !signal.aborted; from += atOnce) {
      const part = ids.slice(from, from + atOnce);
      await call(part);
      for (const id of part) onResult({ id, state: 'success' });
    }
  };
