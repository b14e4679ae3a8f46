import { expect, it } from 'vitest';
import { checkPassword, hashPassword } from '../../host/server/account/auth/passwords';

it('keeps a password at the cost that OWASP names: 19 MiB, two passes', async () => {
  const kept = await hashPassword('Tiantai2026');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(kept, 'Tiantai2026')).toBe(true);
  expect(await checkPassword(kept, 'tiantai2026')).toBe(false);
  expect(await checkPassword(undefined, 'nobody has this password')).toBe(false);
});
