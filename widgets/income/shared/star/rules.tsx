import { useServerTime } from '../../../../src/api';
import { campaign, campaignOpen, subsidyPercent } from '../../../../src/domain/campaign';
import { beijingDay } from '../../../../src/domain/time';
import { number } from '../../../../src/format';
import { PaneNote, Pairs } from '../../../../src/ui/pane';
import { starText as text } from './star.text';

/** What the campaign pays on top of a day's income, as the specification has it. */
export const SubsidyRules = () => (
  <Pairs>
    <dt>{text.lower(campaign.leastDisk, campaign.lowerTier)}</dt>
    <dd>{text.percentOf(subsidyPercent(campaign.leastDisk))}</dd>
    <dt>{text.upper(campaign.lowerTier)}</dt>
    <dd>{text.percentOf(subsidyPercent(campaign.lowerTier + 1))}</dd>
    <dt>{text.size}</dt>
    <dd>{text.sizeOf(campaign.leastDisk)}</dd>
    <dt>{text.least}</dt>
    <dd>{text.leastOf(number(campaign.leastIncome / 100, 1))}</dd>
    <dt>{text.period}</dt>
    <dd>{text.periodOf(campaign.days, campaign.last)}</dd>
    <dt>{text.campaign}</dt>
    <dd>{text.campaignOf(campaign.from, campaign.to)}</dd>
  </Pairs>
);

/** That nothing is paid on top now, by the server's clock; nothing while the campaign runs. */
export function CampaignNote() {
  const now = useServerTime();
  if (now === undefined || campaignOpen(now)) return null;
  return <PaneNote>{beijingDay(now) > campaign.to ? text.over(campaign.to) : text.before(campaign.from)}</PaneNote>;
}
