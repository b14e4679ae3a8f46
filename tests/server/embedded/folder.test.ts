import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beatIn, beatName } from '../../../host/server/kit/store/beat';
import { openDb } from '../../../host/server/kit/store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netpane-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const every = 20;

describe('two containers on one folder', () => {
  const beat = (place: string, onLost?: (error: Error) => void) => beatIn(folder, { every, place, onLost });

  it('do not both have it: the second is refused as long as the first lives', async () => {
    const rest = await beat('one');
    await expect(beat('two')).rejects.toMatchObject({ code: 'NETPANE_LOCKED' });
    await rest();
    await (
      await beat('two')
    )();
    expect(await readdir(folder)).toEqual([]);
  });

  it('do not both have what a third left that died', async () => {
    await writeFile(join(folder, beatName), 'dead\n1\n');
    const both = await Promise.allSettled([beat('one'), beat('two')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const one of both) if (one.status === 'fulfilled') await one.value();
  });

  it('go by whether the owner moves, not by what time it is for it', async () => {
    const file = join(folder, beatName);
    await writeFile(file, 'ahead\n1\n');
    await utimes(file, new Date('2050-01-01'), new Date('2050-01-01'));
    await (
      await beat('two')
    )();
  });

  it('lose it when it was taken over while they were stopped, and leave it to the other', async () => {
    const lose = vi.fn();
    await beat('one', lose);
    await writeFile(join(folder, beatName), 'two\n2\n');
    await expect.poll(() => lose.mock.lastCall).toMatchObject([{ code: 'NETPANE_LOCKED' }]);
    expect(await readFile(join(folder, beatName), 'utf8')).toBe('two\n2\n');
  });
});

describe('a folder', () => {
  const open = () =>
    openDb(folder, { worker: new URL('file:///nowhere.js'), cache: join(process.cwd(), '.cache/store') });

  it('that holds anything but a store is refused, and nothing in it is touched', async () => {
    await mkdir(join(folder, 'base'));
    await writeFile(join(folder, 'base/1'), 'rows');
    await expect(open()).rejects.toMatchObject({ code: 'NETPANE_STORE' });
    expect(await readdir(folder, { recursive: true })).toEqual(['base', 'base/1']);
  });

  it('whose first start was killed begins anew', async () => {
    await mkdir(join(folder, 'base'));
    await writeFile(join(folder, 'netpane.new'), '');
    // The thread is not there: what it would have found is.
    await expect(open()).rejects.toMatchObject({ code: 'MODULE_NOT_FOUND' });
    expect(await readdir(folder)).toEqual(['netpane.new']);
  });
});
