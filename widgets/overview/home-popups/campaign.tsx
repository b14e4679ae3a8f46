import { useEffect, useState } from 'react';
import { campaign, subsidy, subsidyPercent } from '../../../src/domain/campaign';
import { percent, shortYuan, yuan } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Flag } from '../../../src/ui/badge';
import { Button } from '../../../src/ui/button';
import { Checkbox } from '../../../src/ui/checkbox';
import { BareDialog } from '../../../src/ui/dialog';
import { Pairs } from '../../../src/ui/pane';
import { CampaignArt } from './campaign-art';
import { Buttons, Halves, Offer, Rules } from './campaign.styles';
import { homePopupsText } from './home-popups.text';

const text = homePopupsText.campaign;

/** Width in pixels (specification, section 9). */
const width = 800;

/** Income of the example, fen (specification, section 1). */
const example = 140;

interface CampaignProps {
  /** Routers whose disk is too small. */
  routers: number;
  /** It is on the screen. */
  onShow: () => void;
  /** `never`: the box was ticked. */
  onClose: (never: boolean) => void;
}

/** The subsidy campaign. Ticking the box and confirming hides it for ever. */
export function Campaign({ routers, onShow, onClose }: CampaignProps) {
  const [never, setNever] = useState(false);
  const place = usePlace();
  useEffect(() => onShow(), [onShow]);
  const confirm = () => {
    onClose(never);
    place.go({ name: 'networks', query: { disk: 'lt32' } });
  };
  const [disk, share, income] = text.head;
  const tiers = [
    { label: text.lower(campaign.leastDisk, campaign.lowerTier), disk: campaign.leastDisk },
    { label: text.upper(campaign.lowerTier), disk: campaign.lowerTier + 1 },
  ];
  return (
    <BareDialog label={text.label} width={width} onClose={() => onClose(false)}>
      <Halves>
        <Offer>
          <Flag size="md">{text.tag}</Flag>
          <h2 part="heading">
            {text.title[0]}
            <br />
            {text.title[1]}
          </h2>
          <p>{text.body(String(campaign.leastDisk), shortYuan(campaign.leastIncome))}</p>
          <CampaignArt />
        </Offer>
        <Rules>
          <h3>{text.rules}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{disk}</th>
                <th scope="col">{share}</th>
                <th scope="col">{income(shortYuan(example))}</th>
              </tr>
            </thead>
            <tbody>
              {tiers.map((tier) => (
                <tr key={tier.label}>
                  <th scope="row">{tier.label}</th>
                  <td>{percent(subsidyPercent(tier.disk) / 100, 0)}</td>
                  <td>{yuan(subsidy(example, tier.disk))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pairs>
            <dt>{text.time}</dt>
            <dd>{text.span(campaign.from, campaign.to, days)}</dd>
            <dt>{text.length}</dt>
            <dd>{text.lasts(campaign.days, campaign.last.slice(5))}</dd>
            <dt>{text.now}</dt>
            <dd>{text.routers(routers)}</dd>
          </Pairs>
          <Buttons>
            <Checkbox checked={never} onChange={setNever} label={text.never} />
            <Button onClick={() => onClose(never)}>{homePopupsText.close}</Button>
            <Button variant="primary" data-autofocus="" onClick={confirm}>
              {text.confirm}
            </Button>
          </Buttons>
        </Rules>
      </Halves>
    </BareDialog>
  );
}

/** Days of the campaign, first and last included. */
const days = (Date.parse(campaign.to) - Date.parse(campaign.from)) / 86_400_000 + 1;
