import type { homeAds } from '../../../../src/api/contract/ad';
import type { DataOf } from '../../../../src/api/endpoint';
import { beijing } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { soldService } from '../catalogue/catalogue';
import { basisOf, readActivities, type Activities } from '../catalogue/price';

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
  /** The service it is about. */
  service: string | null;
}

/**
 * Banners and pop-up ad that run now; an ad that the caller closed does not come again. Prices and days in their words
 * are those of this moment: `{price}` and `{until}`.
 */
export async function homeAdsOf(context: Context): Promise<HomeAds> {
  const { db, caller, now } = context;
  const [banners, [middle], activities] = await Promise.all([
    running(context, 'banner', 10),
    running(context, 'middle', 1),
    readActivities(db, caller.accountId, now()),
  ]);
  return {
    home_banners: banners.map((row) => ({
      ...{ ad_id: row.ad_id, tag: row.tag, title: row.title, body: wordsOf(row, activities), action: row.action },
      ...{ links: row.links, repeat_rate: row.repeat_rate },
      ...(row.image && { image: row.image }),
    })),
    home_middle: middle
      ? {
          ...{ id: middle.id, ad_id: middle.ad_id, image: middle.image, links: middle.links, title: middle.title },
          ...{ body: wordsOf(middle, activities), action: middle.action, ends_at: middle.ends_at },
        }
      : null,
  };
}

/** The words of an ad with what its service costs the caller now, and its last day in China. */
function wordsOf({ body, service, ends_at }: AdRow, activities: Activities): string {
  const last = beijing(Date.parse(ends_at) - 1).day;
  return body
    .replace('{until}', `${Number(last.slice(5, 7))} 月 ${Number(last.slice(8))} 日`)
    .replace('{price}', service ? priceWords(service, activities) : '');
}

/** The cheapest month of a service that costs something, for one of it. */
function priceWords(key: string, activities: Activities): string {
  const service = soldService(key);
  const months = (service?.tiers ?? []).flatMap((tier) => {
    const { activityFen, monthFen } = basisOf(service!, tier, activities).basis;
    return monthFen > 0 ? [Math.min(monthFen, activityFen ?? monthFen)] : [];
  });
  return months.length > 0 ? `${Math.min(...months) / 100} 元 / ${service!.unit.slice(1)} / 月起` : '';
}

const running = ({ db, caller, now }: Context, place: 'middle' | 'banner', count: number): Promise<AdRow[]> =>
  db.query<AdRow>(
    `SELECT id, ad_id, tag, title, body, action, image, links, repeat_rate, ends_at, service FROM ad
     WHERE place = $1 AND starts_at <= $2 AND ends_at > $2
       AND (activity_id IS NULL OR EXISTS (
         SELECT 1 FROM activity a WHERE a.id = ad.activity_id AND a.starts_at <= $2 AND a.ends_at > $2
       ))
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
