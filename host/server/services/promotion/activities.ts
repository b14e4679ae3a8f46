import type { activities } from '../../../../src/api/contract/activity';
import type { DataOf } from '../../../../src/api/endpoint';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';

type Activities = DataOf<typeof activities>;

interface ActivityRow {
  id: number;
  title: string;
  popup: boolean;
  popup_image: string;
  banner_image: string;
  menu_mark_image: string;
  free_upgrade_mark_image: string;
}

interface OfferRow {
  activity_id: number;
  apply_to: string;
  apply_to_package: number;
  money_fen: number;
  used: boolean;
}

/** The activities that run now, as the caller has them before him. */
export async function runningActivities(context: Context): Promise<Activities> {
  const rows = await context.db.query<ActivityRow>(
    `SELECT id, title, popup_image, banner_image, menu_mark_image, free_upgrade_mark_image,
       popup AND NOT EXISTS (
         SELECT 1 FROM activity_popup_seen s WHERE s.activity_id = activity.id AND s.account_id = $1
       ) AS popup
     FROM activity WHERE starts_at <= $2 AND ends_at > $2 ORDER BY id`,
    [context.caller.accountId, new Date(context.now())],
  );
  const offers = await offersOf(context);
  const first = (image: (row: ActivityRow) => string) => rows.map(image).find(Boolean) ?? '';
  return {
    activities: rows.map(({ id, title, popup }) => ({
      ...{ id, title, isPopup: popup },
      userParticipation: offers.filter((offer) => offer.activity_id === id).map(participation),
    })),
    isPopup: rows.some(({ popup }) => popup),
    popupImgUrl: first((row) => (row.popup ? row.popup_image : '')),
    bannerImgUrl: first((row) => row.banner_image),
    menuMarkImgUrl: first((row) => row.menu_mark_image),
    freeUpgradeMarkImgUrl: first((row) => row.free_upgrade_mark_image),
  };
}

/** Remembers that the caller has seen the pop-up of an activity. */
export async function markPopupSeen({ db, caller, now }: Context, id: number): Promise<void> {
  const [there] = await db.query('SELECT 1 FROM activity WHERE id = $1', [id]);
  if (!there) throw refuse('noActivity');
  await db.query(
    `INSERT INTO activity_popup_seen (account_id, activity_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [caller.accountId, id, new Date(now())],
  );
}

const offersOf = ({ db, caller }: Context): Promise<OfferRow[]> =>
  db.query<OfferRow>(
    `SELECT o.activity_id, o.apply_to, o.apply_to_package, o.money_fen, u.at IS NOT NULL AS used
     FROM activity_offer o
     LEFT JOIN activity_use u ON u.account_id = $1 AND u.activity_id = o.activity_id
       AND u.apply_to = o.apply_to AND u.apply_to_package = o.apply_to_package
     ORDER BY o.activity_id, o.apply_to_package`,
    [caller.accountId],
  );

const participation = ({ apply_to, apply_to_package, money_fen, used }: OfferRow) => ({
  ...{ apply_to, apply_to_package },
  state: used ? 1 : 0,
  money: money_fen / 100,
});
