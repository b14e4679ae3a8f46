import { useEffect } from 'react';
import { pageClient } from '../src/api';
import { promotionAttach, promotionVisit } from '../src/api/contract/promotion';
import { readReferral } from '../src/domain/referral';
import { day } from '../src/domain/time';
import { referralSlot as slot } from './referral-credit';

/** How long somebody may think it over before they register, milliseconds. */
const keptFor = 30 * day;

/** Somebody opened the register page by an agent's link: the visit is counted, the code kept until they have an account. */
export function useReferralLink(code: string | undefined): void {
  useEffect(() => {
    if (!code || !readReferral(code) || kept() === code) return;
    keep(code);
    void pageClient()
      .call(promotionVisit, { code }, { quiet: true })
      .catch(() => undefined);
  }, [code]);
}

/** Credits the agent by whose link this account came; the server decides whether that is so. */
export function credit(): void {
  const code = kept();
  keep(undefined);
  if (!code) return;
  void pageClient()
    .call(promotionAttach, { code }, { quiet: true })
    .catch(() => undefined);
}

/** Storage may be shut off; then nobody is credited and nothing else is lost. What another kept there is not ours. */
function kept(): string | undefined {
  try {
    const [code = '', until] = localStorage.getItem(slot)?.split(' ') ?? [];
    return Number(until) > Date.now() && readReferral(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

function keep(code: string | undefined): void {
  try {
    if (code) localStorage.setItem(slot, `${code} ${Date.now() + keptFor}`);
    else localStorage.removeItem(slot);
  } catch {
    // See above.
  }
}
