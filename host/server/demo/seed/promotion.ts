import { activityIds, remoteNetworkingLabel } from '../../../../src/domain/activities';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { redPacketMark, remoteBanner, remotePicture, defencePicture, tunnelMark } from './pictures';
import { day } from '../../../../src/domain/time';

/** Ads, activities and a promotion that run for two months from the first start, and two promotions that are over. */
export async function seedPromotion({ db, now }: Services): Promise<void> {
  const there = await db.query('SELECT 1 FROM ad LIMIT 1');
  if (there.length) return;
  const at = now();
  const span = [new Date(at - 10 * day), new Date(at + 60 * day)] as const;
  await db.tx(async (sql) => {
    await seedAds(sql, span);
    await seedActivities(sql, span);
    await sql.query(`INSERT INTO promotion (service, starts_at, ends_at, menu_icon) VALUES ('tunnel', $1, $2, $3)`, [
      ...span,
      tunnelMark,
    ]);
    await sql.exec(`INSERT INTO promotion (service, starts_at, ends_at) VALUES
      ('star', '2024-06-24T00:00:00+08:00', '2024-07-01T00:00:00+08:00'),
      ('ipv6', '2025-03-25T00:00:00+08:00', '2025-04-01T00:00:00+08:00')`);
    await sql.query(`INSERT INTO sales_contact (account_id, link) SELECT id, $2 FROM account WHERE id = $1`, [
      'acc_agent',
      'https://u.wechat.com/netpane-sales-0317',
    ]);
  });
}

type Span = readonly [from: Date, to: Date];

async function seedAds(sql: Sql, span: Span) {
  const ads = [
    {
      place: 'banner',
      tag: '限时',
      title: 'SD-WAN 套餐买二送一',
      body: '{until}前为任意网络开通标准版，满两个月赠送一个月',
      activity: activityIds.twoGetOne,
      action: '查看活动',
      link: '#/sdwan/package',
      seconds: 5,
    },
    {
      place: 'banner',
      tag: '上新',
      title: 'DNS 防御',
      body: '恶意域名、钓鱼网站，在网关上就拦下，{price}',
      service: 'domain_parsing',
      action: '了解详情',
      link: '#/domain_parsing/combo',
      seconds: 6,
    },
    {
      place: 'banner',
      tag: '公告',
      title: '多线 IPv6 已支持联通、电信、移动三网',
      body: '已开通的网络自动生效，不需要重新配置',
      action: '查看说明',
      link: '#/open/ipv6',
      seconds: 8,
    },
    {
      place: 'middle',
      tag: '',
      title: 'DNS 防御',
      body: '{price}',
      service: 'domain_parsing',
      action: '了解详情',
      link: '#/domain_parsing/combo',
      seconds: 5,
    },
  ];
  for (const [index, ad] of ads.entries()) {
    await sql.query(
      `INSERT INTO ad (id, ad_id, place, tag, title, body, action, image, links, repeat_rate, position, starts_at, ends_at,
         service, activity_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        `ad_${index + 1}`,
        String(2_600 + index),
        ...[ad.place, ad.tag, ad.title, ad.body, ad.action],
        ad.place === 'middle' ? defencePicture : '',
        JSON.stringify({ h5: { link: ad.link, is_blank: false } }),
        ...[ad.seconds, index, ...span, ad.service ?? null, ad.activity ?? null],
      ],
    );
  }
}

async function seedActivities(sql: Sql, span: Span) {
  const remote = activityIds.remoteNetworking;
  const rows = [
    { id: remote, title: '异地组网首月优惠', popup: true, images: [remotePicture, remoteBanner, redPacketMark] },
    { id: activityIds.twoGetOne, title: 'SD-WAN 套餐买二送一', popup: false, images: ['', '', redPacketMark] },
  ];
  for (const { id, title, popup, images } of rows) {
    await sql.query(
      `INSERT INTO activity (id, title, popup, popup_image, banner_image, menu_mark_image, starts_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, title, popup, ...images, ...span],
    );
  }
  const offers = [
    [remote, remoteNetworkingLabel, 2, 2800],
    [remote, remoteNetworkingLabel, 3, 6800],
    [activityIds.twoGetOne, 'SD-WAN', 2, 0],
  ];
  for (const offer of offers) {
    await sql.query(
      'INSERT INTO activity_offer (activity_id, apply_to, apply_to_package, money_fen) VALUES ($1, $2, $3, $4)',
      offer,
    );
  }
}
