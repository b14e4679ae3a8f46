import type { PropsOf } from '../../../src/element/contract';
import { useServerTime } from '../../../src/api';
import { campaign, campaignOpen } from '../../../src/domain/campaign';
import { Note } from '../../../src/ui/note';
import { Landing, LandingHalves, LeadForm } from '../shared/offer';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { SubsidyCalculator } from '../shared/subsidy';
import type { starryActivitiesContract } from './starry-activities.contract';
import { starryActivitiesText as text } from './starry-activities.text';

/** The subsidy campaign: its rules, to try out, and a form for those who want to know more. */
export function StarryActivities({ agent: code, heading, onLeadSent }: PropsOf<typeof starryActivitiesContract>) {
  // The browser's own clock until the server's is known: a note that came later would push the form down.
  const now = useServerTime() ?? Date.now();
  return (
    <Landing
      title={heading || text.title}
      lead={text.lead(campaign.from, campaign.to)}
      points={text.points(campaign.last)}
    >
      {!campaignOpen(now) && <Note>{text.over(campaign.to)}</Note>}
      <LandingHalves>
        <SubsidyCalculator />
        <PaneBox>
          <PaneHead title={text.form} />
          <LeadForm code={code} onSent={() => onLeadSent?.(null)} />
        </PaneBox>
      </LandingHalves>
    </Landing>
  );
}
