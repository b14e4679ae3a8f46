import type { Tier } from '../../../src/api/contract/service';
import { shortYuan, yuan } from '../../../src/format';
import { priceText } from '../../../src/text/price.text';
import { Button } from '../../../src/ui/button';
import { Check, Minus } from '../../../src/ui/icon';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { Best, Foot, Hint, Plan, Price, Who } from './service-packages.styles';
import { servicePackagesText as text } from './service-packages.text';

/** Props of `PlanPane`. */
interface PlanPaneProps {
  tier: Tier;
  /** What is counted. */
  unit: string;
  /** How long it is wanted. */
  months: number;
  /** It can be bought. */
  open: boolean;
  /** Somebody who has the service already came for something else. */
  quiet: boolean;
  onBuy: (tier: Tier) => void;
}

/** One package. */
export function PlanPane({ tier, unit, months, open, quiet, onBuy }: PlanPaneProps) {
  const { name, who, month_fen: month, activity_fen: offer, trial_days: days, recommended: best } = tier;
  const trial = days !== null;
  const price = months > 1 ? tier.prices?.find((one) => one.months === months) : undefined;
  const pays = price ? Math.round(price.pay_fen / months) : (offer ?? month);
  const saved = price ? price.whole_fen - price.pay_fen : 0;
  const cheaper = pays < month;
  const first = cheaper && !price;
  return (
    <Plan $best={best} aria-label={name}>
      <h2 part="heading">
        {name}
        {best && <Best>{text.recommended}</Best>}
      </h2>
      <Who>{who}</Who>
      <Price>
        {first && <small>{priceText.first}</small>}
        {shortYuan(pays)}
        <small>{trial ? text.perTrial(days) : first ? priceText.firstPer(unit) : priceText.per(unit)}</small>
        {cheaper && !first && <s>{text.before(shortYuan(month))}</s>}
      </Price>
      <Hint $promo={cheaper}>
        {price
          ? text.total(months, yuan(price.pay_fen))
          : first
            ? text.activity(shortYuan(month))
            : trial
              ? text.once
              : ''}
        {saved > 0 && text.saved(yuan(saved))}
      </Hint>
      <ul>
        {tier.features.map((feature) => (
          <li key={feature.text} {...(!feature.included && { 'data-no': '' })}>
            {feature.included ? <Check aria-hidden /> : <Minus aria-hidden />}
            {!feature.included && <VisuallyHidden>{text.no}</VisuallyHidden>}
            {feature.text}
          </li>
        ))}
      </ul>
      <Foot>
        <Button
          size="lg"
          variant={best && !quiet ? 'primary' : 'default'}
          disabled={!open || tier.trial_used}
          onClick={() => onBuy(tier)}
        >
          {!open ? text.closed : tier.trial_used ? text.used : trial ? text.trial : text.buy(name)}
        </Button>
      </Foot>
    </Plan>
  );
}
