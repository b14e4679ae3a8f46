import type { PropsOf } from '../../../src/element/contract';
import { agentOf, Landing, LandingHalves, LeadForm, Offers } from '../shared/offer';
import { PaneBox, PaneHead, SectionHead } from '../../../src/ui/pane';
import type { sdwanRecommendationContract } from './sdwan-recommendation.contract';
import { sdwanRecommendationText as text } from './sdwan-recommendation.text';

/** What SD-WAN is good for, what it costs, and who helps. */
export function SdwanRecommendation({
  agent: code,
  heading,
  onPackageOpen,
  onLeadSent,
}: PropsOf<typeof sdwanRecommendationContract>) {
  return (
    <Landing title={heading || text.title} lead={text.lead} points={text.points}>
      <section>
        <SectionHead title={text.packages} note={text.packagesNote} />
        <Offers service="sdwan" agent={agentOf(code)} onOpen={onPackageOpen} />
      </section>
      <LandingHalves>
        <PaneBox>
          <PaneHead title={text.lead_form} />
          <LeadForm code={code} onSent={() => onLeadSent?.(null)} />
        </PaneBox>
      </LandingHalves>
    </Landing>
  );
}
