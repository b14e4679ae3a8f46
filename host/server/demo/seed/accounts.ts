import { createAccount } from '../../account/auth/accounts';
import { demoAccountIds } from '../../account/auth/demo-accounts';
import { hashPassword } from '../../account/auth/passwords';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { seedSupport } from './support';
import { seedWallet } from './wallet';
import { day } from '../../../../src/domain/time';

/** Password of both demo accounts. */
const demoPassword = 'Netpane2026';

/** The demo accounts: an ordinary customer and an agent. */
export const demoAccounts = [
  {
    id: demoAccountIds[0],
    email: 'demo@netpane.cn',
    mobile: '13805712046',
    qq: '80041188',
    customer: 'free',
    is_agent: false,
    network_status: true,
    local_sdwan: true,
    /** Days since registration. */
    age: 1_150,
  },
  {
    id: demoAccountIds[1],
    email: 'agent@netpane.cn',
    mobile: '13958108866',
    qq: '',
    customer: 'enterprise',
    is_agent: true,
    network_status: true,
    local_sdwan: false,
    age: 2_380,
  },
] as const;

/** Demo accounts with their money, orders and tickets. */
export async function seedAccounts(services: Services) {
  const there = await services.db.query('SELECT 1 FROM account WHERE id = $1', [demoAccounts[0].id]);
  if (there.length) return;
  const passwordHash = await hashPassword(demoPassword);
  const now = services.now();
  await services.db.tx(async (sql) => {
    for (const account of demoAccounts) {
      await createAccount(sql, { ...account, passwordHash, at: now - account.age * day });
      await describe(sql, account);
      await seedWallet(sql, account.id, services);
      await seedSupport(sql, account.id, now);
    }
  });
}

async function describe(sql: Sql, account: (typeof demoAccounts)[number]) {
  await sql.query(
    'UPDATE account SET qq = $2, customer = $3, is_agent = $4, network_status = $5, local_sdwan = $6 WHERE id = $1',
    [account.id, account.qq, account.customer, account.is_agent, account.network_status, account.local_sdwan],
  );
}
