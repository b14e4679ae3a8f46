import { styled } from 'styled-components';
import { useRead } from '../../../../src/api';
import { packages } from '../../../../src/api/contract/promotion';
import { Empty } from '../../../../src/ui/empty';
import { Failed } from '../../../../src/ui/failed';
import { Skeleton } from '../../../../src/ui/skeleton';
import { OfferCard, type OfferCardProps } from './offer-card';
import { offerText as text } from './offer.text';
import { useSold } from '../../../../src/ui/sold';

/** Props of `Offers`. */
export interface OffersProps extends Pick<OfferCardProps, 'agent' | 'level' | 'onOpen'> {
  /** Packages of one service; all services unless told. */
  service?: string | undefined;
  /** One package by its id. */
  id?: string | undefined;
}

/** Packages side by side, as many as there is room for. Prices are the server's. */
export function Offers({ service, id, ...card }: OffersProps) {
  const input = { ...(service && { service }), ...(id && { package: id }) };
  const { data: sold, error, loading, refresh } = useRead(packages, input, { every: 600_000 });
  const data = useSold(sold);
  if (loading) return <Skeleton height={280} />;
  if (!data) return error ? <Failed error={error} onRetry={refresh} /> : null;
  if (data.list.length === 0) return <Empty kind="nothing" title={text.none} reason={text.noneReason} />;
  return (
    <Row>
      {data.list.map((offer) => (
        <OfferCard key={offer.id} offer={offer} {...card} />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 224px), 1fr));
  gap: 16px;
`;
