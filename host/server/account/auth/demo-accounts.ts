import type { Db } from '../../kit/store/db';

/** The accounts that a demo makes, with a password that everybody knows. */
export const demoAccountIds = ['acc_demo', 'acc_agent'] as const;

/**
 * Freezes the accounts of the demo outside of it, and with them all that acts for them: data that once was a demo keeps
 * them, and their password is published. The next start as a demo opens them again.
 */
export const holdDemoAccounts = (db: Db, demo: boolean) =>
  db.query('UPDATE account SET state = $2 WHERE id = ANY($1::text[]) AND state <> $2', [
    [...demoAccountIds],
    demo ? 'active' : 'frozen',
  ]);
