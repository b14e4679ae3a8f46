import type { ParsedOf } from '../../../../src/api/endpoint';
import type { staffActivitySave, staffAdSave, staffPromotionSave } from '../../../../src/api/contract/staff-promotion';
import { recordAct } from '../../account/staff/acts';
import { sniffPhoto } from '../../account/support/uploads';
import type { Context } from '../../kit/context/context';
import { because, refuse, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { validate } from '../../kit/validate';

/** Largest picture of an ad or an activity, bytes: they are sent inside answers. */
const mostBytes = 500 * 1024;

/** Puts an ad on the home page or changes one; its id. */
export async function saveAd(context: Context, ad: ParsedOf<typeof staffAdSave>): Promise<string> {
  validate({
    image: checkPicture(ad.image),
    link: linkOf(ad.link) ? undefined : because('linkUnfit'),
    ...checkSpan(ad),
  });
  const id = ad.id ?? newId('ad');
  const values = [
    ...[ad.place, ad.tag, ad.title, ad.body, ad.action, ad.image],
    JSON.stringify({ h5: linkOf(ad.link) }),
    ...[ad.seconds, ad.position, new Date(ad.starts_at), new Date(ad.ends_at)],
  ];
  await context.db.tx(async (sql) => {
    const saved = ad.id
      ? await sql.query(
          `UPDATE ad SET place = $2, tag = $3, title = $4, body = $5, action = $6, image = $7, links = $8, repeat_rate = $9,
             position = $10, starts_at = $11, ends_at = $12, service = NULL, activity_id = NULL
           WHERE id = $1 RETURNING id`,
          [id, ...values],
        )
      : await sql.query(
          `INSERT INTO ad (id, ad_id, place, tag, title, body, action, image, links, repeat_rate, position, starts_at, ends_at)
           VALUES ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
          [id, ...values],
        );
    if (saved.length === 0) throw refuse('adGone');
    await recordAct(sql, context, { by: ad.by, text: `投放广告：${ad.title}`, target: id });
  });
  return id;
}

/** Takes an ad off. */
export async function endAd(context: Context, by: string, id: string): Promise<void> {
  const at = new Date(context.now());
  await context.db.tx(async (sql) => {
    const ended = await sql.query('UPDATE ad SET ends_at = $2 WHERE id = $1 AND ends_at > $2 RETURNING id', [id, at]);
    if (ended.length === 0) throw refuse('adGone');
    await recordAct(sql, context, { by, text: '结束广告', target: id });
  });
}

/** Sets an activity: when it runs, its pictures, and the prices that it offers. */
export async function saveActivity(context: Context, activity: ParsedOf<typeof staffActivitySave>): Promise<void> {
  const { by, id, title, popup, popup_image, banner_image, menu_mark_image, offers } = activity;
  validate({
    popup_image: checkPicture(popup_image),
    banner_image: checkPicture(banner_image),
    menu_mark_image: checkPicture(menu_mark_image),
    ...checkSpan(activity),
  });
  await context.db.tx(async (sql) => {
    await sql.query(
      `INSERT INTO activity (id, title, popup, popup_image, banner_image, menu_mark_image, starts_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO UPDATE SET title = excluded.title, popup = excluded.popup, popup_image = excluded.popup_image,
         banner_image = excluded.banner_image, menu_mark_image = excluded.menu_mark_image, starts_at = excluded.starts_at,
         ends_at = excluded.ends_at`,
      [
        ...[id, title, popup, popup_image, banner_image, menu_mark_image],
        ...[new Date(activity.starts_at), new Date(activity.ends_at)],
      ],
    );
    if (offers) {
      // Those that are still offered stay: what accounts have used of them hangs there.
      const kept = offers.map((offer) => `${offer.apply_to} ${offer.package}`);
      await sql.query(
        `DELETE FROM activity_offer WHERE activity_id = $1 AND apply_to || ' ' || apply_to_package <> ALL($2::text[])`,
        [id, kept],
      );
      for (const offer of offers) {
        await sql.query(
          `INSERT INTO activity_offer (activity_id, apply_to, apply_to_package, money_fen) VALUES ($1, $2, $3, $4)
           ON CONFLICT (activity_id, apply_to, apply_to_package) DO UPDATE SET money_fen = excluded.money_fen`,
          [id, offer.apply_to, offer.package, offer.money_fen],
        );
      }
    }
    await recordAct(sql, context, { by, text: `设置活动：${title}`, target: String(id) });
  });
}

/** Promotes a service in the menu. */
export async function savePromotion(context: Context, input: ParsedOf<typeof staffPromotionSave>): Promise<void> {
  const { by, service, menu_icon, starts_at, ends_at } = input;
  validate({ menu_icon: checkPicture(menu_icon), ...checkSpan(input) });
  await context.db.tx(async (sql) => {
    await sql.query(
      `INSERT INTO promotion (service, starts_at, ends_at, menu_icon) VALUES ($1, $2, $3, $4)
       ON CONFLICT (service, starts_at) DO UPDATE SET ends_at = excluded.ends_at, menu_icon = excluded.menu_icon`,
      [service, new Date(starts_at), new Date(ends_at), menu_icon],
    );
    await recordAct(sql, context, { by, text: '设置推广', target: service });
  });
}

/** A link as ads keep it (specification, section 3): a page of the console, or another site in a window of its own. */
function linkOf(link: string): { link: string; is_blank: boolean } | undefined {
  if (/^\/(?![/\\])/.test(link)) return { link: `#${link}`, is_blank: false };
  return /^https:\/\//i.test(link) && URL.canParse(link) ? { link, is_blank: true } : undefined;
}

/** A picture is what its bytes say, whatever it is called. */
function checkPicture(picture: string): Said | undefined {
  if (picture === '') return undefined;
  const [, mime, text] = /^data:(image\/(?:png|jpeg|webp));base64,([\d+/A-Za-z]+={0,2})$/.exec(picture) ?? [];
  const bytes = Buffer.from(text ?? '', 'base64');
  return mime && bytes.length <= mostBytes && sniffPhoto(bytes) === mime ? undefined : because('pictureUnfit');
}

const checkSpan = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) => ({
  ends_at: Date.parse(ends_at) > Date.parse(starts_at) ? undefined : because('spanUnfit'),
});
