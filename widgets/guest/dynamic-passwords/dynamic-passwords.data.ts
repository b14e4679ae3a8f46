import { useEffect, useState } from 'react';
import { refreshReads, useClient, useRead, useWrite, type InputOf } from '../../../src/api';
import { jobItems } from '../../../src/api/contract/job';
import {
  passwordCard,
  passwordChoices,
  passwordNext,
  passwordPlanRemove,
  passwordPlans,
  passwordPlanSave,
  passwordPlanSwitch,
  passwordReach,
  passwordRun,
  passwordShow,
} from '../../../src/api/contract/wifi-password';
import { passwordLimits } from '../../../src/domain/wifi-password';
import { useJobChanges } from '../../../src/ui/tasks';

/** What a change touches. */
const touched = ['/api/v3/wifi_password/'];
/** Milliseconds between two looks: passwords change by themselves. */
export const every = 10_000;

/** All plans. */
export const usePlans = () => useRead(passwordPlans, { per_page: passwordLimits.plans }, { every });
/** The password in force of a plan. */
export const useCard = (id: string) => useRead(passwordCard, { id }, { every, keep: true });
/** The password that comes next; the log says who looked. */
export const useNext = () => useWrite(passwordNext);
/** What a plan can be for. */
export const useChoices = () => useRead(passwordChoices, {});
/** Access points that a choice reaches; nothing before there is one. */
export const useReach = (aim: InputOf<typeof passwordReach> | null) => useRead(passwordReach, aim, { keep: true });
/** Access points of a change, with what they answered. */
export const useAnswers = (id: string) => useRead(jobItems, { id, per_page: 200 }, { every });

/** Makes a plan or changes it. */
export const useSave = () => useWrite(passwordPlanSave, touched);
/** Pauses plans or goes on. */
export const useSwitch = () => useWrite(passwordPlanSwitch, touched);
/** Removes plans. */
export const useRemove = () => useWrite(passwordPlanRemove, touched);
/** Changes a password now. */
export const useRun = () => useWrite(passwordRun, touched);
/** What a password of the history says. */
export const useShow = () => useWrite(passwordShow);
/** Tries what failed again. */
export function useRetry() {
  const client = useClient();
  const { run } = useJobChanges().retry;
  return async (id: string) => {
    await run({ id });
    await refreshReads(client, touched);
  };
}

/** The moment, each second: milliseconds since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
