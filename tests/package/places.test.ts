import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from './sources';

/** Where cloud TV, a feature like any other, is named beside its own files: a new one is entered in as many lists. */
const lists = [
  'host/routes/services.ts',
  'host/server/demo/parts.ts',
  'host/server/features.ts',
  'host/server/handlers/index.ts',
  'src/api/contract/index.ts',
  'src/api/contract/stream.ts',
  'src/api/refusal/index.ts',
  'src/domain/job.ts',
];

/** An icon of that name stands beside other entries of the menu too. */
const icons = ['host/chrome/menu-icon.tsx', 'host/routes/route.ts'];

const isOwn = (path: string) => /(^|\/)tv[-./]/.test(path);
const names = (path: string) =>
  /(?<![\w-])(tv|cloudTv|tv_box)(?![\w-])|(?<!\w)tv[A-Z]|[a-z]Tv[A-Z(]/.test(readFileSync(path, 'utf8'));

it('a feature is named in eight places beside its own files', () => {
  expect(sources.filter((path) => !isOwn(path) && !icons.includes(path) && names(path)).sort()).toEqual(lists);
});
