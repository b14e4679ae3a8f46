import { styled } from 'styled-components';
import { offerName } from '../../../src/domain/service';
import { useRead } from '../../../src/api';
import { packages } from '../../../src/api/contract/promotion';
import { shortYuan } from '../../../src/format';
import { priceText } from '../../../src/text/price.text';
import { token } from '../../../src/theme';
import { To } from '../../../src/ui/link';
import { offerCode, offerPath, type OfferCardProps } from '../shared/offer';
import { Tag } from '../../../src/ui/tag';
import { promotionText as text } from './promotion.text';
import { useSold } from '../../../src/ui/sold';

interface BannerProps extends Pick<OfferCardProps, 'agent' | 'onOpen'> {
  id: string;
  heading: string | undefined;
}

/** One line about a package. Takes no room while its price is not known. */
export function Banner({ id, agent, heading, onOpen }: BannerProps) {
  const offer = useSold(useRead(packages, { package: id }, { every: 600_000 }).data)?.list[0];
  if (!offer) return null;
  const { activity, price_fen, unit } = offer;
  const usual = shortYuan(price_fen);
  const price =
    activity?.price_fen == null
      ? `${usual} ${priceText.per(unit)}`
      : priceText.offer(shortYuan(activity.price_fen), unit, usual);
  return (
    <Strip part="panel" aria-label={text.label}>
      {activity && <Tag tone="promo">{activity.title}</Tag>}
      <p>{heading || text.banner(offerName(offer), price)}</p>
      <To
        to={offerPath(offer, agent)}
        onClick={(event) => {
          if (onOpen?.({ package: id, code: offerCode(offer, agent) }) === false) event.preventDefault();
        }}
      >
        {text.open}
      </To>
    </Strip>
  );
}

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-height: 40px;
  padding: 8px 16px;
  border: 1px solid ${token('promo-line')};
  border-radius: ${token('radius-3')};
  background: ${token('promo-soft')};
  color: ${token('text-1')};
  & > p {
    flex: 1 1 auto;
  }
`;
