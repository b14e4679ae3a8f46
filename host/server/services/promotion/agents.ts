import { randomInt } from 'node:crypto';
import { readReferral } from '../../../../src/domain/referral';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { promotedByCode } from './promoted';
import { refuse } from '../../kit/refusal';

/** An agent. */
export interface Agent {
  account_id: string;
  code: string;
  level: string;
}

const columns = 'g.account_id, g.code, g.level';

/** The caller as an agent; everybody else is refused, whatever page they came by. A new agent gets a code. */
export async function requireAgent({ db, caller, now }: Context): Promise<Agent> {
  const [account] = await db.query<{ is_agent: boolean }>('SELECT is_agent FROM account WHERE id = $1', [
    caller.accountId,
  ]);
  if (!account?.is_agent) throw refuse('agentsOnly');
  const own = await agentOf(db, caller.accountId);
  if (own) return own;
  await db.query(
    `INSERT INTO agent (account_id, code, level, joined_at) VALUES ($1, $2, '代理', $3) ON CONFLICT DO NOTHING`,
    [caller.accountId, newCode(), new Date(now())],
  );
  return (await agentOf(db, caller.accountId)) as Agent;
}

/** An account's agent row. */
export async function agentOf(sql: Sql, accountId: string): Promise<Agent | undefined> {
  const [agent] = await sql.query<Agent>(`SELECT ${columns} FROM agent g WHERE g.account_id = $1`, [accountId]);
  return agent;
}

/** The agent whose referral code this is, as long as the account is an agent's, and the package it is about. */
export async function agentByCode(
  sql: Sql,
  code: string,
): Promise<{ agent: Agent; packageId: string | null } | undefined> {
  const read = readReferral(code);
  if (!read) return undefined;
  const [agent] = await sql.query<Agent>(
    `SELECT ${columns} FROM agent g JOIN account a ON a.id = g.account_id
     WHERE g.code = $1 AND a.is_agent AND a.state = 'active'`,
    [read.agent],
  );
  return agent && { agent, packageId: promotedByCode(read.package)?.id ?? null };
}

/** No letters and digits that are mistaken for each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newCode = (): string => `NP${Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')}`;
