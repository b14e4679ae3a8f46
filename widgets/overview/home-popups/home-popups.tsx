import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../../../src/api';
import { pathDestination, type AdTarget } from '../../../src/domain/links';
import { homePopup, type HomePopup } from '../../../src/domain/popup-turns';
import type { PropsOf } from '../../../src/element/contract';
import { interrupt, interruptedBy } from '../../../src/session/interrupted';
import { usePlace } from '../../../src/session/place';
import { useCovered } from '../../../src/ui/layer/use-covered';
import { lazy, Suspense } from '../../../src/ui/lazy';
import type { homePopupsContract } from './home-popups.contract';
import { usePopupCalls, usePopupFacts } from './home-popups.data';
import { campaignWasShown, closedBefore, rememberCampaign, rememberClosed } from './home-popups.model';

// Most visits see none of them.
const code = {
  activity: () => import('./activity').then((m) => m.Activity),
  ad: () => import('./ad').then((m) => m.Ad),
  campaign: () => import('./campaign').then((m) => m.Campaign),
  'real-name': () => import('./real-name').then((m) => m.RealName),
};
const Activity = lazy(code.activity);
const Ad = lazy(code.ad);
const Campaign = lazy(code.campaign);
const RealName = lazy(code['real-name']);

interface Props extends PropsOf<typeof homePopupsContract> {
  /** The page wants to be left alone yet: whose turn it is gets found out meanwhile. */
  held?: boolean;
}

/** The dialogs that open by themselves on the home page, at most one a visit; whose turn it is, is decided in `homePopup`. */
export const HomePopups = (props: Props) => (
  <Suspense>
    <Turn {...props} />
  </Suspense>
);

function Turn({ only, held = false, onAdOpen, onSettle }: Props) {
  const { id, personal } = useClient();
  const place = usePlace();
  const { notice, ads, campaign, running } = usePopupFacts();
  const calls = usePopupCalls();
  const [campaignShown] = useState(campaignWasShown);
  const [closed, setClosed] = useState(() => (only ? closedBefore(id, only) : interruptedBy() !== undefined));
  const covered = useCovered() || held;
  const [showing, setShowing] = useState<HomePopup>();
  // Until every call has answered or failed, a later turn must not go before an earlier one.
  const known = [notice, ads, campaign, running].every((fact) => fact !== undefined);
  // The answer's own `isPopup` may stand without an activity that wants to be seen.
  const activity = running?.activities.find(({ isPopup }) => isPopup);
  const turn = {
    notice,
    user: ads,
    campaign,
    campaignShown,
    activityPopup: activity !== undefined,
    closed,
    only,
    ...(showing && { showing }),
  };
  const next = known ? homePopup(turn) : undefined;
  // Its code comes while the page wants to be left alone; what fails here is fetched again when it is drawn.
  useEffect(() => void (next && code[next]().catch(() => undefined)), [next]);
  const popup = known ? homePopup({ ...turn, covered }) : undefined;
  if (popup !== showing) setShowing(popup);
  const settle = useEffectEvent((shown: boolean) => void onSettle?.({ shown }));
  useEffect(() => {
    if (popup && !only) interrupt('dialog', personal);
    if (known && !covered) settle(popup !== undefined || (!only && interruptedBy() === 'dialog'));
  }, [known, covered, popup, only, personal]);

  const close = (kind: HomePopup) => {
    rememberClosed(id, kind);
    setClosed(true);
  };
  const ad = ads?.home_middle;
  const adId = ad?.ad_id;
  const { track } = calls;
  const adShown = useCallback(() => adId && track('web_show_homePOPup', adId), [adId, track]) as () => void;

  if (popup === 'real-name' && notice) {
    return (
      <RealName
        notice={notice}
        onClose={() => {
          calls.closeNotice();
          close('real-name');
        }}
      />
    );
  }
  if (popup === 'campaign' && campaign) {
    return (
      <Campaign
        routers={campaign.lt_32g_router_num}
        onShow={rememberCampaign}
        onClose={(never) => {
          if (never) calls.hideCampaign();
          close('campaign');
        }}
      />
    );
  }
  if (popup === 'activity' && running && activity) {
    return (
      <Activity
        title={activity.title}
        image={running.popupImgUrl}
        onClose={() => {
          calls.seeActivity(activity.id);
          close('activity');
        }}
      />
    );
  }
  if (popup === 'ad' && ad) {
    const follow = (target: AdTarget) => {
      calls.track('web_click_homePOPup', ad.ad_id);
      calls.clickAd();
      close('ad');
      if (onAdOpen?.(target) === false) return;
      if (target.kind === 'route') place.go(pathDestination(target.path));
      else window.open(target.url, '_blank', 'noopener');
    };
    const leave = () => {
      calls.closeAd(ad.id);
      close('ad');
    };
    return <Ad ad={ad} onShow={adShown} onFollow={follow} onClose={leave} />;
  }
  return null;
}
