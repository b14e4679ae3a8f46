import type { homeAds } from '../../../src/api/contract/activity';
import type { DataOf } from '../../../src/api/endpoint';
import type { Context } from '../context';

type HomeAds = DataOf<typeof homeAds>;

interface AdRow {
  id: string;
  ad_id: string;
  tag: string;
  title: string;
  body: string;
  action: string;
  image: string;
  links: string;
  repeat_rate: number;
  ends_at: string;
}

/** Banners and pop-up ad that run now; an ad that the caller closed does not come again. */
export async function homeAdsOf(context: Context): Promise<HomeAds> {
  const [banners, [middle]] = await Promise.all([running(context, 'banner', 10), running(context, 'middle', 1)]);
  return {
    home_banners: banners.map(({ ad_id, tag, title, body, action, image, links, repeat_rate }) => ({
      ...{ ad_id, tag, title, body, action, links, repeat_rate },
      ...(image && { image }),
    })),
    home_middle: middle
      ? {
          ...{ id: middle.id, ad_id: middle.ad_id, image: middle.image, links: middle.links },
          ...{ title: middle.title, body: middle.body, action: middle.action, ends_at: middle.ends_at },
        }
      : null,
  };
}

const running = ({ db, caller, now }: Context, place: 'middle' | 'banner', count: number): Promise<AdRow[]> =>
  db.query<AdRow>(
    `SELECT id, ad_id, tag, title, body, action, image, links, repeat_rate, ends_at FROM ad
     WHERE place = $1 AND starts_at <= $2 AND ends_at > $2
       AND NOT EXISTS (SELECT 1 FROM ad_closed c WHERE c.ad_id = ad.id AND c.account_id = $3)
     ORDER BY position, id LIMIT $4`,
    [place, new Date(now()), caller.accountId, count],
  );

/** Remembers that the caller closed an ad; an id that is none changes nothing. */
export async function closeAd({ db, caller, now }: Context, id: string): Promise<void> {
  await db.query(
    `INSERT INTO ad_closed (account_id, ad_id, at) SELECT $1, id, $3 FROM ad WHERE id = $2 ON CONFLICT DO NOTHING`,
    [caller.accountId, id, new Date(now())],
  );
}
