import { createHash } from 'node:crypto';
import type { Sql } from '../../kit/store/db';
import { day, hour } from '../../../../src/domain/time';

/** After-sales orders, tickets and a service code, so that the pages have something to show. */
export async function seedSupport(sql: Sql, accountId: string, now: number) {
  await seedAfterSales(sql, accountId, now);
  await seedTickets(sql, accountId, now);
  await sql.query(
    `INSERT INTO service_code (code, account_id, return_type, nick_name, phone, expires_at)
     VALUES ('202611', $1, $2, '客服 0317', '400-000-0000', $3)`,
    [accountId, accountId === 'acc_agent' ? 'paid' : 'free', new Date(now + 365 * day)],
  );
}

async function seedAfterSales(sql: Sql, accountId: string, now: number) {
  const orders = [
    {
      kind: 'repair',
      product: 'NP-R620',
      serial: 'NPR6202504180372',
      ago: 46,
      states: ['submitted', 'accepted', 'shipped', 'testing', 'done'],
      reason: '通电后 SYS 灯不亮，更换电源适配器后仍无法启动。',
    },
    {
      kind: 'replace',
      product: 'NP-AP330',
      serial: 'NPAP3302601120945',
      ago: 4,
      states: ['submitted', 'accepted'],
      reason: '5G 频段间歇性断连，升级固件后没有改善，同楼层其他 AP 正常。',
    },
  ];
  const notes: Record<string, string> = {
    accepted: '已受理，请将设备寄至杭州售后中心，来回运费由我方承担',
    shipped: '已收到寄回的设备，顺丰 SF1420088317652',
    testing: '检测为电源模块损坏，保修期内免费更换',
    done: '维修完成，已寄回，顺丰 SF1420091274480',
  };
  for (const [index, order] of orders.entries()) {
    const id = numberOf('as', accountId, index);
    const at = (step: number) => new Date(now - order.ago * day + step * 26 * hour);
    await sql.query(
      `INSERT INTO after_sale (id, account_id, kind, product, serial, reason, contact, mobile, address, state,
         created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, '林昭', '13805712046', '浙江省杭州市西湖区文三路 398 号 6 楼', $7, $8, $9)`,
      [
        id,
        accountId,
        order.kind,
        order.product,
        order.serial,
        order.reason,
        order.states.at(-1),
        at(0),
        at(order.states.length - 1),
      ],
    );
    for (const [step, state] of order.states.entries()) {
      await sql.query('INSERT INTO after_sale_step (after_sale_id, at, state, note) VALUES ($1, $2, $3, $4)', [
        id,
        at(step),
        state,
        notes[state] ?? '',
      ]);
    }
  }
}

async function seedTickets(sql: Sql, accountId: string, now: number) {
  const tickets = [
    {
      subject: 'SD-WAN 分支延迟在晚高峰升高',
      category: 'network',
      state: 'answered',
      ago: 2,
      said: [
        ['me', '宁波分支到总部的延迟在 20:00–22:00 从 12 毫秒升到 80 毫秒，丢包 1.5%，其他时段正常。'],
        ['service', '已查看链路记录，该时段运营商出口拥塞。已为该分支增加备用链路，请今晚再观察一次。'],
      ],
    },
    {
      subject: '发票抬头需要更改',
      category: 'billing',
      state: 'closed',
      ago: 31,
      said: [
        ['me', '订单的发票抬头填成了个人，请改为公司抬头。'],
        ['service', '已更改并重新开具，电子发票已发送到账号邮箱。'],
        ['me', '收到，谢谢。'],
      ],
    },
  ] as const;
  for (const [index, ticket] of tickets.entries()) {
    const id = numberOf('tk', accountId, index);
    const at = (step: number) => new Date(now - ticket.ago * day + step * 3 * hour);
    await sql.query(
      `INSERT INTO ticket (id, account_id, subject, category, state, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, accountId, ticket.subject, ticket.category, ticket.state, at(0), at(ticket.said.length - 1)],
    );
    for (const [step, [sender, body]] of ticket.said.entries()) {
      await sql.query('INSERT INTO ticket_message (id, ticket_id, sender, body, at) VALUES ($1, $2, $3, $4, $5)', [
        `${id}_${step}`,
        id,
        sender,
        body,
        at(step),
      ]);
    }
  }
}

/** A number as real ones look, the same at each start. */
const numberOf = (kind: string, accountId: string, index: number): string =>
  `${kind}_${createHash('sha256').update(`${kind} ${accountId} ${index}`).digest('base64url').replace(/[-_]/g, '').slice(0, 16)}`;
