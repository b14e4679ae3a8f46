import { sealedCard } from '../../account/auth/real-name';
import { because, type Said } from '../../kit/refusal';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { sealedNumber } from '../../account/wallet/cards';
import { demoSettlements } from './agent';
import { book, type Booking } from '../../account/wallet/ledger';
import { settleHour } from '../../../../src/domain/income';
import { beijingDay, beijingMidnight, day, hour, second } from '../../../../src/domain/time';
import { entryTitles } from '../../services/income/settle';
import { incomeOn } from './income';

/** Days ago on which income came in: now and then at first, lately each day. */
const incomeDays = [
  ...Array.from({ length: 15 }, (_, index) => 110 - index * 5),
  ...Array.from({ length: 35 }, (_, index) => 35 - index),
];

const backup = because('entryService', { service: '云备份' });
const threeMonths = because('entryMonths', {
  what: because('entryPackage', { service: 'SD-WAN', tier: '标准版' }),
  count: 3,
});
const simulated = (what: Said): Said => because('entrySimulated', { what });

/** A hundred and twenty days of income and spending, some coupons, and for the agent a card and a withdrawal. */
export async function seedWallet(sql: Sql, accountId: string, services: Services) {
  const now = beijingMidnight(beijingDay(services.now())) + settleHour * hour;
  const agent = accountId === 'acc_agent';
  const entry = (ago: number, fields: Pick<Booking, 'kind' | 'title' | 'amountFen' | 'source'>): Booking => {
    const reference = `seed-${ago}-${fields.source ?? fields.kind}`;
    return { accountId, at: now - ago * day, reference, ...fields };
  };
  const entries = [
    // No order stands behind them: nobody bought.
    entry(120, { kind: 'recharge', title: simulated(because('entryRecharge')), amountFen: agent ? 500_000 : 100_000 }),
    entry(79, { kind: 'order', title: simulated(threeMonths), amountFen: -29_700 }),
    entry(44, { kind: 'order', title: simulated(because('entryYear', { what: backup })), amountFen: -19_900 }),
    entry(39, { kind: 'refund', title: simulated(because('entryRefund', { what: backup })), amountFen: 19_900 }),
    ...incomeDays.flatMap((ago) =>
      incomeOn(accountId, ago).map(({ source, fen }, i) => {
        const booking = entry(ago, { kind: 'income', source, title: simulated(entryTitles[source]), amountFen: fen });
        return { ...booking, at: booking.at + i * second };
      }),
    ),
    ...(agent ? settled(accountId, services.now()) : []),
    ...(agent ? [await seedPayout(sql, accountId, services, now - 12 * day + hour)] : []),
  ];
  // As they came: the balance of each follows from the one before.
  for (const booking of entries.sort((a, b) => a.at - b.at)) await book(sql, booking);
  await seedCoupons(sql, accountId, services.now());
}

/** Commissions that were paid. */
const settled = (accountId: string, now: number): Booking[] =>
  demoSettlements(now).map(({ at, amountFen }) => ({
    ...{
      accountId,
      at,
      amountFen,
      kind: 'income',
      source: 'promotion',
      title: simulated(because('entryCommissionsSettled')),
    },
    reference: `seed-settlement-${at}`,
  }));

async function seedCoupons(sql: Sql, accountId: string, now: number) {
  const coupons = [
    { title: '新客满减券', amount: 2_000, least: 9_900, service: '', from: -20, to: 40, used: undefined },
    { title: 'SD-WAN 专享券', amount: 5_000, least: 29_900, service: 'SD-WAN', from: -5, to: 25, used: undefined },
    { title: '续费立减券', amount: 1_000, least: 0, service: '', from: -90, to: -3, used: undefined },
    { title: '内网穿透体验券', amount: 2_800, least: 2_800, service: '内网穿透', from: -100, to: 10, used: -44 },
  ];
  for (const [index, coupon] of coupons.entries()) {
    await sql.query(
      `INSERT INTO coupon (id, account_id, title, amount_fen, min_order_fen, service, starts_at, expires_at, used_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        `cp_${accountId}_${index}`,
        accountId,
        coupon.title,
        coupon.amount,
        coupon.least,
        coupon.service,
        new Date(now + coupon.from * day),
        new Date(now + coupon.to * day),
        coupon.used === undefined ? null : new Date(now + coupon.used * day),
      ],
    );
  }
}

/** A verified person with a card, and what was paid to it. */
async function seedPayout(sql: Sql, accountId: string, services: Services, at: number): Promise<Booking> {
  const now = services.now();
  await sql.query(
    `INSERT INTO real_name (account_id, stage, name, id_card, id_card_index, submitted_at, home_popup_closed, reason)
     VALUES ($1, 1, '周启航', $2, $3, $4, true, '演示数据，没有真人核对')`,
    [accountId, ...sealedCard(services, accountId, '330106198706152431'), new Date(now - 400 * day)],
  );
  await sql.query(
    `INSERT INTO bank_card (id, account_id, bank, holder, number, number_index, created_at)
     VALUES ('card_agent_1', $1, '招商银行', '周启航', $2, $3, $4)`,
    [accountId, ...sealedNumber(services, 'card_agent_1', '6214830572204618'), new Date(now - 390 * day)],
  );
  await sql.query(
    `INSERT INTO withdrawal (id, account_id, request_id, card, amount_fen, state, note, created_at, updated_at)
     VALUES ('wd_agent_1', $1, 'seed', '招商银行 **** 4618', 120000, 'paid', '演示环境模拟打款，没有真实转账', $2, $2)`,
    [accountId, new Date(at)],
  );
  return {
    accountId,
    at,
    kind: 'withdraw',
    title: because('entryWithdrawal', { card: '招商银行 **** 4618' }),
    amountFen: -120_000,
    reference: 'wd_agent_1',
  };
}
