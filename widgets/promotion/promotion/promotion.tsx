import type { PropsOf } from '../../../src/element/contract';
import { agentOf, LeadForm, Offers } from '../shared/offer';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Banner } from './banner';
import type { promotionContract } from './promotion.contract';
import { promotionText as text } from './promotion.text';

/** A price card, a strip or a form, under an agent's code. */
export function Promotion({
  view = 'price',
  agent: code,
  package: id = 'sdwan-3',
  heading,
  onPackageOpen,
  onLeadSent,
}: PropsOf<typeof promotionContract>) {
  const agent = agentOf(code);
  if (view === 'banner') return <Banner id={id} agent={agent} heading={heading} onOpen={onPackageOpen} />;
  if (view === 'lead') {
    return (
      <PaneBox part="panel">
        <PaneHead title={heading || text.lead} />
        <LeadForm code={code} onSent={() => onLeadSent?.(null)} />
      </PaneBox>
    );
  }
  return (
    <section part="panel" aria-label={heading || text.label}>
      <Offers id={id} agent={agent} level={2} onOpen={onPackageOpen} />
    </section>
  );
}
