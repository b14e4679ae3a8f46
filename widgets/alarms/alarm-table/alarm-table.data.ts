import { useMemo } from 'react';
import { useRead, useWrite } from '../../../src/api';
import { alarmAcknowledge, alarmAssign, alarmDetail, alarmNote, alarms } from '../../../src/api/contract/alarm';
import { mute as muteCall } from '../../../src/api/contract/alarm-silence';
import { gateways } from '../../../src/api/contract/device';
import type { Run } from '../../../src/ui/tasks';
import type { MuteSpan } from './mute-dialog';
import { alarmTableText as text } from './alarm-table.text';
import { day } from '../../../src/domain/time';

/** Every list and count of alarms on the page. */
const refreshed = ['/api/v3/alarm/'];

/** Milliseconds between two looks at the server. */
export const every = 30_000;

/** Gateways offered by the filter; larger fleets search. */
const gatewaysShown = 500;

/** Gateways of the account by name; not asked for while one is fixed. */
export const useGateways = (wanted: boolean) =>
  useRead(gateways, wanted ? { per_page: gatewaysShown, sort: 'remark', order: 'asc' } : null, { keep: true });

/** One alarm with its history and the hours around it. */
export const useAlarm = (id: string) => useRead(alarmDetail, { id }, { every, onFocus: true });

/** Alarms of the same device within a day before and after a moment. */
export const useNearby = (device: string, at: string) =>
  useRead(alarms, {
    device,
    from: new Date(Date.parse(at) - day).toISOString(),
    to: new Date(Date.parse(at) + day).toISOString(),
    per_page: 20,
  });

/** Marks alarms as handled. */
export const useAcknowledge = () => useWrite(alarmAcknowledge, refreshed);
/** Names who takes care. */
export const useAssign = () => useWrite(alarmAssign, refreshed);
/** Writes the note. */
export const useNote = () => useWrite(alarmNote, refreshed);

/** Alarms that one call is for; few enough that the progress moves. */
const atOnce = 200;

/** Acknowledges ticked alarms, many in a call; those that are handled already are skipped. */
export function useAcknowledgeMany(): Run {
  const { run } = useAcknowledge();
  return useMemo<Run>(
    () => async (ids, signal, onResult) => {
      for (let from = 0; from < ids.length && !signal.aborted; from += atOnce) {
        const part = ids.slice(from, from + atOnce);
        const done = new Set((await run({ ids: part }, { signal })).data.ids);
        for (const id of part) {
          onResult(done.has(id) ? { id, state: 'success' } : { id, state: 'skipped', message: text.notActive });
        }
      }
    },
    [run],
  );
}

/** Runs over ticked alarms, many in a call that either does all or fails. */
const inParts =
  (call: (ids: string[], signal: AbortSignal) => Promise<unknown>): Run =>
  async (ids, signal, onResult) => {
    for (let from = 0; from < ids.length && !signal.aborted; from += atOnce) {
      const part = ids.slice(from, from + atOnce);
      await call(part, signal);
      for (const id of part) onResult({ id, state: 'success' });
    }
  };

/** Names who takes care of ticked alarms, and keeps their devices quiet. */
export function useManyAlarms(): { assign: (assignee: string) => Run; mute: (span: MuteSpan) => Run } {
  const assign = useAssign().run;
  const mute = useWrite(muteCall, refreshed).run;
  return useMemo(
    () => ({
      assign: (assignee) => inParts((ids, signal) => assign({ ids, assignee }, { signal })),
      mute: (span) => inParts((alarms, signal) => mute({ alarms, ...span }, { signal })),
    }),
    [assign, mute],
  );
}
