import type { PropsOf } from '../../../src/element/contract';
import { Landing, LandingHalves, LeadForm } from '../shared/offer';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import type { sdwanCustomerReferralContract } from './sdwan-customer-referral.contract';
import { sdwanCustomerReferralText as text } from './sdwan-customer-referral.text';

/** Where a customer recommends somebody else. */
export function SdwanCustomerReferral({
  agent: code,
  heading,
  onLeadSent,
}: PropsOf<typeof sdwanCustomerReferralContract>) {
  return (
    <Landing title={heading || text.title} lead={text.lead} points={text.points}>
      <LandingHalves>
        <PaneBox>
          <PaneHead title={text.form} />
          <LeadForm code={code} friend onSent={() => onLeadSent?.(null)} />
        </PaneBox>
      </LandingHalves>
    </Landing>
  );
}
