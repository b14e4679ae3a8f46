import { useCallback } from 'react';
import { useClient, useRead } from '../../../src/api';
import { activities } from '../../../src/api/contract/activity';
import { eventTracking } from '../../../src/api/contract/ad';
import type { TrackedType } from '../../../src/domain/tracking';
import { useHomeAds, type HomeAds } from '../shared/home-ads';

/** One banner. */
export type Banner = HomeAds['home_banners'][number];

/**
 * Banners of the account; the running activities' own picture comes first (specification, section 3). Undefined while
 * they are awaited.
 */
export function useBanners(): readonly Banner[] | undefined {
  const ads = useHomeAds();
  const running = useRead(activities, {});
  // Both first: what is shown and counted must not be pushed aside at once.
  if (ads === undefined || running.loading) return undefined;
  const banners = ads?.home_banners ?? [];
  if (!running.data?.bannerImgUrl) return banners;
  const { activities: list, bannerImgUrl: image } = running.data;
  return [{ ...plain, ad_id: `activity-${list[0]?.id ?? 0}`, title: list[0]?.title ?? '', image }, ...banners];
}

/** The activities are about connecting networks: that is where their banner leads. */
const links = JSON.stringify({ h5: { link: '#/sdwan/package', is_blank: false } });

const plain: Banner = { ad_id: '', links, repeat_rate: 5, tag: '', title: '', body: '', action: '' };

/** Banners that were shown in this visit, by connection: each counts once, however often it comes around. */
const shown = new Map<string, Set<string>>();

/** Tells the server, signed, that a banner was shown (once a visit) or clicked; a failure is nobody's concern. */
export function useTrack(): (type: TrackedType, ADid: string) => void {
  const client = useClient();
  return useCallback(
    (type, ADid) => {
      if (type === 'show_homePageEPCAD') {
        const before = shown.get(client.id) ?? new Set();
        if (before.has(ADid)) return;
        shown.set(client.id, before.add(ADid));
      }
      const send = async () => {
        // Signing takes a library that nothing else on the page needs.
        const { trackedEvent } = await import('../../../src/domain/tracking');
        const input = { ...trackedEvent('header_ad', type), appendData: { ADid } };
        await client.call(eventTracking, input, { quiet: true });
      };
      void send().catch(() => undefined);
    },
    [client],
  );
}
