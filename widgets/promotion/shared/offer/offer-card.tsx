import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { offerName } from '../../../../src/domain/service';
import type { SalePackage } from '../../../../src/api/contract/promotion';
import { date, shortYuan } from '../../../../src/format';
import { priceText } from '../../../../src/text/price.text';
import { token } from '../../../../src/theme';
import { touchTarget } from '../../../../src/ui/button';
import { Check } from '../../../../src/ui/icon';
import { To } from '../../../../src/ui/link';
import { Tag } from '../../../../src/ui/tag';
import { offerText as text } from './offer.text';
import { offerPath, offerCode } from './offer';

/** Props of `OfferCard`. */
export interface OfferCardProps {
  offer: SalePackage;
  /** Code of the agent who is credited. */
  agent?: string | undefined;
  /** Rank of the heading; 3 unless told. */
  level?: 2 | 3 | undefined;
  /** Before the reader goes on; false keeps them here. */
  onOpen?: ((detail: { package: string; code: string }) => boolean | void) | undefined;
}

/** A package with its price, what runs for it now, and the way to it. */
export function OfferCard({ offer, agent, level = 3, onOpen }: OfferCardProps) {
  const { price_fen, unit, summary, features, activity } = offer;
  const Heading = `h${level}` as const;
  const now = activity?.price_fen ?? price_fen;
  const cheaper = activity?.price_fen != null;
  const open = (event: MouseEvent) => {
    if (onOpen?.({ package: offer.id, code: offerCode(offer, agent) }) === false) event.preventDefault();
  };
  return (
    <Sheet part="card">
      <Top>
        <Heading>{offerName(offer)}</Heading>
        {activity && <Tag tone="promo">{activity.title}</Tag>}
      </Top>
      <p>{summary}</p>
      <Price part="price">
        {cheaper && <small>{priceText.first}</small>}
        <b>{shortYuan(now)}</b>
        <small>{cheaper ? priceText.firstThen(unit, shortYuan(price_fen)) : priceText.per(unit)}</small>
      </Price>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Check size={14} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <Foot>
        {activity && <small>{text.until(date(Date.parse(activity.ends_at) - 1000, 'Asia/Shanghai'))}</small>}
        <Go to={offerPath(offer, agent)} onClick={open}>
          {text.open}
        </Go>
        {agent && <small>{text.by(agent)}</small>}
      </Foot>
    </Sheet>
  );
}

const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  padding: 16px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  color: ${token('text-2')};
  & > ul {
    display: grid;
    gap: 6px;
    margin: 4px 0 8px;
  }
  & li {
    display: flex;
    gap: 6px;
    align-items: baseline;
  }
  & li > svg {
    flex: none;
    color: ${token('success-text')};
    transform: translateY(2px);
  }
`;

const Top = styled.header.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  justify-content: space-between;
  & > :first-child {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
`;

const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 6px;
  align-items: baseline;
  color: ${token('text-3')};
  & > b {
    color: ${token('text-1')};
    font-size: 28px;
    font-weight: 500;
    line-height: 36px;
  }
  & > small {
    font-size: 12px;
  }
`;

const Foot = styled.footer.attrs({ role: 'none' })`
  display: grid;
  gap: 6px;
  margin-top: auto;
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
    text-align: center;
  }
`;

/** The main button of a card that stands alone; among others none of them is. */
const Go = styled(To)`
  ${touchTarget}
  display: block;
  padding: 5px 16px;
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-2')};
  color: ${token('text-1')};
  font-weight: 500;
  line-height: 20px;
  text-align: center;
  &:hover {
    background: ${token('surface-hover')};
    color: ${token('text-1')};
    text-decoration: none;
  }
  ${Sheet}:only-child & {
    border-color: transparent;
    background: ${token('accent')};
    color: ${token('text-on-accent')};
    &:hover {
      background: ${token('accent-hover')};
    }
  }
`;
