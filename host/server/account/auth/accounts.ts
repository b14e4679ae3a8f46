import { randomInt } from 'node:crypto';
import { maskEmail, maskMobile } from '../../../../src/format';
import type { Sql } from '../../kit/store/db';
import { forgetDevices } from './known-devices';
import { newId } from '../../kit/secrets';

/** An account as the sign-in needs it. */
export interface AccountRow {
  id: string;
  email: string | null;
  mobile: string | null;
  password_hash: string;
  state: 'active' | 'frozen';
}

const columns = 'id, email, mobile, password_hash, state';

/** The account with this e-mail address (any case) or mobile number. */
export async function findAccount(sql: Sql, name: string): Promise<AccountRow | undefined> {
  const [row] = await sql.query<AccountRow>(`SELECT ${columns} FROM account WHERE email = $1 OR mobile = $1`, [
    name.trim().toLowerCase(),
  ]);
  return row;
}

/** The account with this id; throws when it is gone. */
export async function accountById(sql: Sql, id: string): Promise<AccountRow> {
  const [row] = await sql.query<AccountRow>(`SELECT ${columns} FROM account WHERE id = $1`, [id]);
  if (!row) throw new Error(`no account ${id}`);
  return row;
}

/**
 * Sets a password. Whatever was asked for or confirmed under the one before it ends: reset links, and QR codes that
 * nobody has collected yet. Devices are known again when somebody signs in with the new one.
 */
export async function setPassword(sql: Sql, accountId: string, passwordHash: string, at: number) {
  await sql.query('UPDATE account SET password_hash = $2, password_changed_at = $3 WHERE id = $1', [
    accountId,
    passwordHash,
    new Date(at),
  ]);
  await endResetLinks(sql, accountId);
  await endQrLogins(sql, accountId);
  await forgetDevices(sql, accountId);
}

/** Ends the reset links of an account. */
export const endResetLinks = (sql: Sql, accountId: string) =>
  sql.query('DELETE FROM password_reset WHERE account_id = $1', [accountId]);

/** Ends the QR codes that an account scanned or confirmed and nobody has collected yet. */
export const endQrLogins = (sql: Sql, accountId: string) =>
  sql.query('DELETE FROM qr_login WHERE account_id = $1', [accountId]);

/** A new account's fields. */
export interface NewAccount {
  id?: string;
  email?: string;
  mobile?: string;
  passwordHash: string;
  /** Milliseconds since 1970. */
  at: number;
  scene?: string | undefined;
  gwid?: string | undefined;
}

/** Makes an account with an empty wallet. Rejects with a duplicate when address or number is taken. */
export async function createAccount(sql: Sql, account: NewAccount): Promise<string> {
  const id = account.id ?? newId('acc');
  await sql.query(
    `INSERT INTO account
       (id, email, mobile, password_hash, password_changed_at, account_code, created_at, scene, scene_gwid)
     VALUES ($1, $2, $3, $4, $5, $6, $5, $7, $8)`,
    [
      id,
      account.email?.toLowerCase() ?? null,
      account.mobile ?? null,
      account.passwordHash,
      new Date(account.at),
      newAccountCode(),
      account.scene ?? '',
      account.gwid ?? '',
    ],
  );
  await sql.query('INSERT INTO wallet (account_id) VALUES ($1)', [id]);
  return id;
}

/** Twelve characters that are not mistaken for each other when they are read out. */
function newAccountCode(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
}

/** An address or number with its middle hidden, for screens that others may see. */
export const masked = (name: string): string => (name.includes('@') ? maskEmail(name) : maskMobile(name));
