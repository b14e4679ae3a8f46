import type { Tier } from '../../../src/api/contract/service';
import { Button } from '../../../src/ui/button';
import { Check, Minus } from '../../../src/ui/icon';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { Best, Foot, Hint, Plan, Price, Who } from './service-packages.styles';
import { servicePackagesText as text } from './service-packages.text';

/** Whole yuan without decimals: prices are read from afar. */
const yuan = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2));

/** Props of `PlanPane`. */
interface PlanPaneProps {
  tier: Tier;
  /** It can be bought. */
  open: boolean;
  /** Somebody who has the service already came for something else. */
  quiet: boolean;
  onBuy: (tier: Tier) => void;
}

/** One package. */
export function PlanPane({ tier, open, quiet, onBuy }: PlanPaneProps) {
  const { name, who, month_fen: month, activity_fen: offer, trial_days: days, recommended: best } = tier;
  const trial = days !== null;
  const cheaper = offer !== null && offer < month;
  return (
    <Plan $best={best} aria-label={name}>
      <h2 part="heading">
        {name}
        {best && <Best>{text.recommended}</Best>}
      </h2>
      <Who>{who}</Who>
      <Price>
        {yuan(cheaper ? offer : month)}
        <small>{trial ? text.perTrial(days) : text.perMonth}</small>
        {cheaper && <s>{text.before(yuan(month))}</s>}
      </Price>
      <Hint $promo={cheaper}>{cheaper ? text.activity : trial ? text.once : ''}</Hint>
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
