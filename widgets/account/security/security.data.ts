import { useRead, useWrite } from '../../../src/api';
import {
  passwordChange,
  realNameSubmit,
  securityOverview,
  twoStepBegin,
  twoStepDisable,
  twoStepEnable,
  twoStepRecovery,
} from '../../../src/api/contract/security';
import { user } from '../../../src/api/contract/user';

const refreshes = ['/api/v3/security', '/api/v3/account/summary'];
/** Real name under review. */
export const underReview = 2;
/** Milliseconds between looks while something is under review. */
const reviewEvery = 15_000;

/** How well the account is protected; looks again while the real name is under review. */
export function useSecurity() {
  const overview = useRead(securityOverview, {});
  const waiting = overview.data?.real_name.stage === underReview;
  useRead(securityOverview, waiting ? {} : null, { every: reviewEvery });
  return overview;
}

/** The account holder's own number, unmasked, for the first step of changing it. */
export const useOwnMobile = () => useRead(user, {}).data?.mobile;

export const usePasswordChange = () => useWrite(passwordChange, refreshes);
export const useRealNameSubmit = () => useWrite(realNameSubmit, refreshes);
export const useTwoStepBegin = () => useWrite(twoStepBegin);
export const useTwoStepEnable = () => useWrite(twoStepEnable, refreshes);
export const useTwoStepRecovery = () => useWrite(twoStepRecovery, refreshes);
export const useTwoStepDisable = () => useWrite(twoStepDisable, refreshes);
