import type { IncomeOffer } from '../../../src/api/contract/income';
import type { GuestSource } from '../../../src/domain/income';
import { price } from '../../../src/format';
import { Note } from '../../../src/ui/note';
import { noteHeight } from './note-height';
import { Skeleton } from '../../../src/ui/skeleton';
import { sourcesText as text } from './sources.text';

interface OfferNoteProps {
  source: GuestSource;
  /** Undefined as long as it is read. */
  method: { offer: IncomeOffer | null } | undefined;
}

/** Who pays for a way to sign in; or that nobody does, which is why it brings in nothing. */
export function OfferNote({ source, method }: OfferNoteProps) {
  if (!method) return <Skeleton height={noteHeight} />;
  const { offer } = method;
  if (!offer) return <Note>{text.nobody[source]}</Note>;
  return (
    <Note>
      {text.pays(offer.simulated ? text.simulatedBuyer : offer.buyer, price(offer.each_fen))}
      {offer.simulated && text.simulated}
    </Note>
  );
}
