import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVault, openVault, readKeys, sealStored } from '../../host/server/kit/vault';
import type { Db } from '../../host/server/kit/store/db';
import { openTestDb } from './test-db';

const [older, newer] = [randomBytes(32), randomBytes(32)];

describe('a vault', () => {
  const vault = createVault([older]);

  it('seals a text differently each time, names its key, and opens it again', () => {
    const [one, two] = [vault.seal('a:1', '身份证 1101'), vault.seal('a:1', '身份证 1101')];
    expect(one).not.toBe(two);
    expect(one).toMatch(new RegExp(`^npv1\\.${vault.keyId}\\.[\\w-]+$`));
    expect(vault.open('a:1', two)).toBe('身份证 1101');
    expect(vault.keyId).not.toContain(older.toString('hex').slice(0, 8));
  });

  it('opens nothing that was moved, changed, cut, or sealed by somebody else', () => {
    const sealed = vault.seal('bank_card:1', '6214830572204618');
    const other = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(() => vault.open('bank_card:2', sealed)).toThrow();
    expect(() => vault.open('bank_card:1', sealed.slice(0, -2) + other + sealed.at(-1))).toThrow();
    expect(() => vault.open('bank_card:1', sealed.slice(0, 24))).toThrow();
    expect(() => vault.open('bank_card:1', '6214830572204618')).toThrow();
    expect(() => createVault([newer]).open('bank_card:1', sealed)).toThrow();
  });

  it('seals with the first key and opens with all of them', () => {
    const both = createVault([newer, older]);
    expect(both.open('a', vault.seal('a', 'x'))).toBe('x');
    expect(both.keyOf(both.seal('a', 'x'))).toBe(createVault([newer]).keyId);
  });

  it('finds equal texts by a fingerprint that only the key gives', () => {
    expect(vault.index('bank_card', '1')).toBe(vault.index('bank_card', '1'));
    expect(vault.index('bank_card', '1')).not.toBe(vault.index('real_name', '1'));
    expect(vault.index('bank_card', '1')).not.toBe(createVault([newer]).index('bank_card', '1'));
  });
});

describe('its keys', () => {
  it('are made once and kept for the server alone, unless given', async () => {
    const data = await mkdtemp(join(tmpdir(), 'netpane-vault-'));
    const [first, second] = await Promise.all([openVault({ data }), openVault({ data })]);
    expect(first.keyId).toBe(second.keyId);
    expect((await stat(join(data, 'vault.key'))).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(join(data, 'vault.key'), 'utf8'), 'base64')).toHaveLength(32);
    const key = older.toString('base64');
    expect((await openVault({ data, key })).keyId).toBe(createVault([older]).keyId);
    await rm(data, { recursive: true });
  });

  it('are 32 bytes, in base64 or hexadecimal, several with commas', () => {
    expect(readKeys(`${newer.toString('hex')}, ${older.toString('base64url')}`)).toEqual([newer, older]);
    for (const bad of ['secret', older.toString('hex').slice(2)]) expect(() => readKeys(bad)).toThrow(/NETPANE_KEY/);
  });
});

describe('what is stored', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb();
    await db.exec(`
      INSERT INTO account (id, mobile, password_hash, password_changed_at, account_code, created_at)
        VALUES ('a', '13800000001', '', now(), 'A', now()), ('b', '13800000002', '', now(), 'B', now());
      INSERT INTO bank_card (id, account_id, bank, holder, number, created_at)
        VALUES ('c', 'a', '招商银行', '林昭', '6214830572204618', now());
      INSERT INTO real_name (account_id, stage, name, id_card) VALUES ('a', 1, '林昭', '11010519491231002X'), ('b', 0, '', '');
      INSERT INTO two_step (account_id, secret) VALUES ('a', 'JBSWY3DPEHPK3PXP');
    `);
  });
  afterAll(() => db.close());

  const values = async () =>
    (
      await db.query<{ number: string; number_index: string; id_card: string; id_card_index: string; secret: string }>(
        `SELECT number, number_index, id_card, id_card_index, secret
         FROM bank_card c JOIN real_name r USING (account_id) JOIN two_step t USING (account_id)`,
      )
    )[0]!;

  it('in the clear by an older version is sealed at the start, once', async () => {
    const vault = createVault([older]);
    expect(await sealStored(db, vault)).toBe(3);
    const row = await values();
    expect(JSON.stringify(row)).not.toMatch(/4618|1231002X|JBSWY/);
    expect(vault.open('bank_card:c', row.number)).toBe('6214830572204618');
    expect(vault.open('real_name:a', row.id_card)).toBe('11010519491231002X');
    expect(vault.open('two_step:a', row.secret)).toBe('JBSWY3DPEHPK3PXP');
    expect([row.number_index, row.id_card_index]).toEqual([
      vault.index('bank_card', '6214830572204618'),
      vault.index('real_name', '11010519491231002X'),
    ]);
    expect(await sealStored(db, vault)).toBe(0);
    expect(await values()).toEqual(row);
  });

  it('is not touched by a server without its key, which says which one is missing', async () => {
    const before = await values();
    await expect(sealStored(db, createVault([newer]))).rejects.toThrow(createVault([older]).keyId);
    expect(await values()).toEqual(before);
  });

  it('goes over to a new key, after which the old one is not needed', async () => {
    expect(await sealStored(db, createVault([newer, older]))).toBe(3);
    const row = await values();
    const vault = createVault([newer]);
    expect(vault.open('bank_card:c', row.number)).toBe('6214830572204618');
    expect(row.number_index).toBe(vault.index('bank_card', '6214830572204618'));
    expect(await sealStored(db, vault)).toBe(0);
  });
});
