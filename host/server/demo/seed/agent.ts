import { addDays, beijing, beijingMidnight, day } from '../../../../src/domain/time';
import { commissionOf, settleDay } from '../../../../src/domain/referral';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { monthOf } from '../../services/promotion/commissions';
import { earningPackages } from '../../services/promotion/promoted';
import { weighted } from '../simulation/hash';
import { unit } from '../../kit/hash';

const agentId = 'acc_agent';
const seed = 20_263;
/** Days that the agent has been at it. */
const days = 150;
const people = 404;

const towns = ['杭州', '宁波', '苏州', '南浔', '绍兴', '嘉兴', '无锡', '合肥', '温州', '湖州', '金华', '台州'];
const names = [
  '青禾',
  '海棠里',
  '橙果',
  '知微',
  '云栖',
  '山屿',
  '临江',
  '拾光',
  '梧桐',
  '半夏',
  '南风',
  '一树',
  '小满',
];
const trades = ['酒店', '书店', '健身', '学院后勤处', '民宿联盟', '咖啡', '口腔', '超市', '培训中心', '物流园'];

interface Person {
  id: string;
  name: string;
  mobile: string;
  at: number;
  /** 0 lead, 1 registered, 2 bound, 3 paid. */
  stage: number;
  pack: number;
}

/** The demo agent's customers and commissions of the last five months. All of them are made up, and marked so. */
export async function seedAgent({ db, now }: Services): Promise<void> {
  const there = await db.query('SELECT 1 FROM agent WHERE account_id = $1', [agentId]);
  if (there.length) return;
  const at = now();
  const everybody = everybodyOf(at);
  await db.tx(async (sql) => {
    await sql.query(`INSERT INTO agent (account_id, code, level, joined_at) VALUES ($1, 'NP8K2', '金牌代理', $2)`, [
      agentId,
      new Date(at - days * day),
    ]);
    await writeVisits(sql, at);
    await writePeople(sql, everybody, at);
    await writeCommissions(sql, earnedBy(everybody, at));
  });
}

function personOf(i: number, now: number): Person {
  const draw = (salt: number) => unit(seed, salt, i);
  // More of them lately: it goes well.
  const at = now - Math.round((2 + (days - 4) * (1 - Math.sqrt(draw(1)))) * day);
  return {
    id: `ref_demo_${i}`,
    name: `${pickOf(towns, draw(2))}${pickOf(names, draw(3))}${pickOf(trades, draw(4))}`,
    mobile: `1${pickOf(['38', '89', '37', '51', '36', '58'], draw(5))}${String(Math.floor(draw(6) * 1e8)).padStart(8, '0')}`,
    at,
    stage: weighted([3, 38, 18, 41], draw(7)),
    pack: weighted([8, 24, 8, 34, 28], draw(8)),
  };
}

const writeVisits = (sql: Sql, now: number) =>
  insertRows(
    sql,
    'referral_visit',
    { agent_id: 'text', day: 'date', visits: 'integer' },
    Array.from({ length: days }, (_, ago) => ({
      agent_id: agentId,
      day: addDays(beijing(now).day, -ago),
      visits: Math.round((30 + 50 * unit(seed, 11, ago)) * (1 + (days - ago) / days / 2)),
    })),
  );

const writePeople = (sql: Sql, everybody: readonly Person[], now: number) =>
  insertRows(
    sql,
    'referral',
    {
      ...{ id: 'text', agent_id: 'text', name: 'text', company: 'text', mobile: 'text', need: 'text', source: 'text' },
      ...{ package_id: 'text', consent_at: 'timestamptz', created_at: 'timestamptz', registered_at: 'timestamptz' },
      ...{ bound_at: 'timestamptz', paid_at: 'timestamptz', contacted_at: 'timestamptz', simulated: 'boolean' },
    },
    everybody.map(({ id, name, mobile, at, stage, pack }) => {
      const after = (share: number) => new Date(at + (now - at) * share).toISOString();
      return {
        ...{ id, agent_id: agentId, name, company: name, mobile, source: stage === 0 ? 'form' : 'link' },
        need: stage === 0 ? '想了解多门店组网的价格' : '',
        package_id: earningPackages[pack]?.id ?? null,
        consent_at: stage === 0 ? after(0) : null,
        created_at: after(0),
        registered_at: stage > 0 ? after(0.01) : null,
        bound_at: stage > 1 ? after(0.03) : null,
        paid_at: stage > 2 ? after(0.05) : null,
        contacted_at: stage === 0 && Number(mobile.at(-1)) % 2 === 0 ? after(0.1) : null,
        simulated: true,
      };
    }),
    'ON CONFLICT DO NOTHING',
  );

interface Earned {
  [column: string]: unknown;
  at: string;
  amount_fen: number;
  state: 'pending' | 'settled' | 'refunded';
  settled_at: string | null;
}

/** Everybody who paid pays again each month; a few asked for their money back. */
const earnedBy = (everybody: readonly Person[], now: number): Earned[] =>
  everybody
    .filter(({ stage }) => stage > 2)
    .flatMap((person, i) => {
      const { id, tier, percent = 0 } = earningPackages[person.pack] ?? {};
      const members = 1 + Math.floor(unit(seed, 21, i) ** 3 * 9);
      const first = person.at + (now - person.at) * 0.05;
      const months = Math.min(5, Math.floor((now - first) / (30 * day)) + 1);
      return Array.from({ length: months }, (_, n): Earned => {
        const at = first + n * 30 * day;
        const paid = (tier?.monthFen ?? 0) * members;
        const refunded = n === 0 && unit(seed, 22, i) < 0.04;
        const settles = settlesAt(at);
        const settled = !refunded && settles <= now;
        return {
          ...{ id: `com_demo_${i}_${n}`, agent_id: agentId, referral_id: person.id, package_id: id },
          at: new Date(at).toISOString(),
          kind: n === 0 ? 'first' : 'renewal',
          ...{ paid_fen: paid, percent, amount_fen: commissionOf(paid, percent) },
          state: refunded ? 'refunded' : settled ? 'settled' : 'pending',
          settled_at: settled ? new Date(settles).toISOString() : null,
          reference: `demo-${i}-${n}`,
          simulated: true,
        };
      });
    });

const writeCommissions = (sql: Sql, rows: readonly Earned[]) =>
  insertRows(
    sql,
    'commission',
    {
      ...{ id: 'text', agent_id: 'text', referral_id: 'text', package_id: 'text', at: 'timestamptz', kind: 'text' },
      ...{ paid_fen: 'bigint', percent: 'integer', amount_fen: 'bigint', state: 'text', settled_at: 'timestamptz' },
      ...{ reference: 'text', simulated: 'boolean' },
    },
    rows,
  );

/** When the commission of a moment is settled: the fifth of the next month. */
const settlesAt = (at: number): number => beijingMidnight(monthOf(at, -1)) + (settleDay - 1) * day;

/** What was settled in the demo agent's favour, oldest first: the account's statement shows the same. */
export function demoSettlements(now: number): { at: number; amountFen: number }[] {
  const sums = new Map<string, number>();
  for (const { settled_at, amount_fen } of earnedBy(everybodyOf(now), now)) {
    if (settled_at) sums.set(settled_at, (sums.get(settled_at) ?? 0) + amount_fen);
  }
  return [...sums].sort().map(([at, amountFen]) => ({ at: Date.parse(at), amountFen }));
}

const everybodyOf = (now: number): Person[] => Array.from({ length: people }, (_, i) => personOf(i, now));

const pickOf = <T>(list: readonly T[], u: number): T => list[Math.floor(u * list.length)] as T;
