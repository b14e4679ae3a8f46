import { useCallback } from 'react';
import { useClient, useRead, useWrite, type Read, type Endpoint } from '../../../src/api';
import { activities } from '../../../src/api/contract/activity';
import {
  activityPopup,
  adClick,
  adClose,
  campaignDetail,
  campaignHide,
  eventTracking,
} from '../../../src/api/contract/ad';
import { realNameClosePopup, realNameNotice } from '../../../src/api/contract/user';
import type { TrackedType } from '../../../src/domain/tracking';
import { useHomeAds } from '../shared/home-ads';

/** Everything that decides whose turn it is; undefined while awaited, null when the call failed. */
export function usePopupFacts() {
  return {
    notice: pending(useRead(realNameNotice, {})),
    ads: useHomeAds(),
    campaign: pending(useRead(campaignDetail, {})),
    running: pending(useRead(activities, {})),
  };
}

const pending = <E extends Endpoint>({ data, error }: Read<E>) => data ?? (error ? null : undefined);

/** What the pop-ups tell the server. A refusal changes nothing for the reader, who wants it gone. */
export function usePopupCalls() {
  const client = useClient();
  const closeNotice = useWrite(realNameClosePopup, ['/api/v3/real_name_auth/notice']).run;
  const hideCampaign = useWrite(campaignHide, ['/api/v3/open/get_active_details']).run;
  const seeActivity = useWrite(activityPopup, ['/api/v3/operational_activities']).run;
  const closeAd = useWrite(adClose, ['/api/v3/ads/home']).run;
  const clickAd = useWrite(adClick).run;
  const track = useCallback(
    (type: TrackedType, ADid: string) => {
      const send = async () => {
        const { trackedEvent } = await import('../../../src/domain/tracking');
        const input = { ...trackedEvent('middle_ad', type), appendData: { ADid } };
        await client.call(eventTracking, input, { quiet: true });
      };
      quietly(send());
    },
    [client],
  );
  return {
    closeNotice: () => quietly(closeNotice({ key: 'home' })),
    hideCampaign: () => quietly(hideCampaign({})),
    seeActivity: (id: number) => quietly(seeActivity({ id })),
    closeAd: (id: string) => quietly(closeAd({ id })),
    clickAd: () => quietly(clickAd({})),
    track,
  };
}

const quietly = (call: Promise<unknown>): void => void call.catch(() => undefined);
