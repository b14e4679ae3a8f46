import { useRead, useWrite, type InputOf } from '../../../src/api';
import { alarmAcknowledge, alarms } from '../../../src/api/contract/alarm';

/** Milliseconds between two looks at the server. */
export const every = 30_000;

/** Which alarms a list shows. */
export type AlarmQuery = Pick<InputOf<typeof alarms>, 'level' | 'state' | 'gwid' | 'device' | 'per_page'>;

/** Alarms, newest first, kept fresh. */
export const useAlarms = (query: AlarmQuery) => useRead(alarms, query, { every, keep: true, onFocus: true });

/** Marks alarms as handled; every list and count of alarms on the page follows. */
export const useAcknowledge = () => useWrite(alarmAcknowledge, ['/api/v3/alarm/']);
