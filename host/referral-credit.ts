import { useEffect } from 'react';
import { useSession } from '../src/session';

/** Where the code is kept by which somebody came. */
export const referralSlot = 'np.ref';

/** Whoever came by a link and has an account now is credited to the agent. Nearly nobody did: the rest is loaded for those. */
export function useReferralCredit(): void {
  const { token } = useSession();
  useEffect(() => {
    if (token && cameByLink()) void import('./referral').then(({ credit }) => credit());
  }, [token]);
}

function cameByLink(): boolean {
  try {
    return localStorage.getItem(referralSlot) !== null;
  } catch {
    return false;
  }
}
