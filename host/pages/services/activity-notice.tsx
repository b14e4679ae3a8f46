import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { serviceDetail } from '../../../src/api/contract/service';
import { activityIds, offers } from '../../../src/domain/activities';
import { useSession } from '../../../src/session';
import { shortYuan } from '../../../src/format';
import { priceText } from '../../../src/text/price.text';
import { token } from '../../../src/theme';
import { Awaited } from '../../../src/ui/skeleton';
import { Tag } from '../../../src/ui/tag';
import { useActivities } from '../../use-activities';
import { servicesText as text } from './services.text';

/** Services that the activities are about. */
const networking: readonly string[] = ['sdwan', 'network'];

/** What the running activities give those who connect networks; nothing on the pages of other services. */
export const ActivityNotice = ({ service }: { service: string }) =>
  networking.includes(service) ? <Notice service={service} /> : null;

function Notice({ service }: { service: string }) {
  const running = useActivities();
  const flags = useSession().activities;
  const { data: sold, loading } = useRead(serviceDetail, { key: service });
  if (!running || !flags || loading) return <Awaited />;
  const offer = (number: number) => {
    const tier = sold?.tiers.find((one) => one.package === number);
    if (!sold || !tier) return [];
    return [tier.name + priceText.offer(shortYuan((offers[number] ?? 0) * 100), sold.unit, shortYuan(tier.month_fen))];
  };
  // The notice of activity 1 goes with its pop-up (specification, section 4); the marks of the others stay while they run.
  const notices = flags.sdwanNotice ? [...(flags.offer28 ? offer(2) : []), ...(flags.offer68 ? offer(3) : [])] : [];
  const marks = (Object.keys(text.marks) as (keyof typeof text.marks)[])
    .filter((mark) => flags[mark])
    .map((mark) => text.marks[mark]);
  const said = [...notices, ...marks];
  if (said.length === 0) return null;
  const about = flags.sdwanNotice ? activityIds.remoteNetworking : flags.activeId;
  const title = running.activities.find(({ id }) => id === about)?.title ?? text.activity;
  return (
    <Strip role="note" aria-label={text.activity}>
      <Tag tone="promo">{title}</Tag>
      <span>{said.join('；')}</span>
      {flags.freeUpgrade && running.freeUpgradeMarkImgUrl && (
        <img src={running.freeUpgradeMarkImgUrl} alt={text.marks.freeUpgrade} />
      )}
    </Strip>
  );
}

const Strip = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  margin-bottom: 16px;
  padding: 8px 12px;
  border: 1px solid ${token('promo-line')};
  border-radius: ${token('radius-3')};
  background: ${token('promo-soft')};
  color: ${token('text-1')};
  & > img {
    height: 16px;
  }
`;
