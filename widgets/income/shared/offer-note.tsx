import type { IncomeOffer } from '../../../src/api/contract/income';
import type { GuestSource } from '../../../src/domain/income';
import { price } from '../../../src/format';
import { Note } from '../../../src/ui/note';
import { sourcesText as text } from './sources.text';

/** Who pays for a way to sign in; or that nobody does, which is why it brings in nothing. */
export function OfferNote({ source, offer }: { source: GuestSource; offer: IncomeOffer | null }) {
  if (!offer) return <Note>{text.nobody[source]}</Note>;
  return (
    <Note>
      {text.pays(offer.simulated ? text.simulatedBuyer : offer.buyer, price(offer.each_fen))}
      {offer.simulated && text.simulated}
    </Note>
  );
}
