import type { DataOf } from '../../../src/api';
import type { partners } from '../../../src/api/contract/embed';

/** One in use, one revoked. */
export const twoPartners: DataOf<typeof partners> = {
  total: 2,
  list: [
    {
      id: 'pt_1',
      name: '云栖旅宿',
      origins: ['https://portal.yunqi.example', 'http://127.0.0.1:8090'],
      scopes: ['device:read', 'alarm:read'],
      theme: { accent: '#0b6e4f', radius: 10, dark: { ground: '#101418' } },
      secret_hint: 'x7Qa',
      created_at: '2026-10-02T02:00:00Z',
      rotated_at: '2026-11-01T02:00:00Z',
      revoked_at: null,
      used_at: '2026-11-20T05:58:00Z',
      old_secret_until: null,
      grants: 0,
      tokens: 18_204,
      refused: 3,
      use: [{ day: '2026-11-20', tokens: 640, refused: 0 }],
    },
    {
      id: 'pt_2',
      name: '旧门户',
      origins: ['https://old.yunqi.example'],
      scopes: ['device:read'],
      theme: null,
      secret_hint: 'p0Lm',
      created_at: '2026-03-02T02:00:00Z',
      rotated_at: '2026-03-02T02:00:00Z',
      revoked_at: '2026-09-30T02:00:00Z',
      used_at: '2026-09-29T02:00:00Z',
      old_secret_until: null,
      grants: 0,
      tokens: 0,
      refused: 0,
      use: [],
    },
  ],
};
