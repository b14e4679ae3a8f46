import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

// A sign-in takes its 30 ms of a core by intent, and tests sign in thousands of times: passwords are kept at the least cost
// that their format knows. `tests/host/passwords.test.ts` looks at what everybody else gets.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...real, hash: (password: string) => real.hash(password, least) };
});
