import { useRead, useWrite } from '../../../src/api';
import * as quiet from '../../../src/api/contract/alarm-silence';
import { every } from './alarm-table.data';

/** Every list and count of alarms, and what keeps them quiet. */
const refreshed = ['/api/v3/alarm/'];

/** Mutes and windows that hold or are to come. */
export const useSilences = () => useRead(quiet.silences, {}, { every });
/** Rules of the account. */
export const useRules = () => useRead(quiet.alarmRules, {});

/** Keeps a device quiet. */
export const useMute = () => useWrite(quiet.mute, refreshed);
/** Plans maintenance. */
export const useSaveWindow = () => useWrite(quiet.windowSave, refreshed);
/** Ends silences. */
export const useEndSilence = () => useWrite(quiet.silenceEnd, refreshed);
/** Changes a rule. */
export const useSaveRule = () => useWrite(quiet.alarmRuleSave, ['/api/v3/alarm/rules']);
/** Changes the rule against flapping. */
export const useSaveFlap = () => useWrite(quiet.alarmFlapSave, refreshed);
