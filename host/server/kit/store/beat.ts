import { randomUUID } from 'node:crypto';
import { readlinkSync, realpathSync } from 'node:fs';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Its name inside the folder. The store takes no notice of files that it did not make. */
export const beatName = 'netpane.lock';

/** How a beat goes. */
export interface BeatOptions {
  /** Milliseconds between two signs of life; a second unless told. */
  every?: number;
  /** Called once when the folder was taken over by somebody else: nothing may be written to it any more. */
  onLost?: (error: Error) => void;
  /** Where this process runs, told by what its sockets reach; found out unless told. */
  place?: string;
}

/** Signs of life that may be missed, since a machine under load or a paused container is late, before the owner is gone. */
const missed = 10;

/**
 * Keeps containers that share a volume away from each other, which see neither each other's sockets nor processes: a file
 * inside the folder names the owner, whose time of change moves on as long as it lives. Clocks are never compared, only
 * whether it moves; moving it takes no room on a full disk. Rejects with `NETPANE_LOCKED` while another owner lives.
 */
export async function beatIn(folder: string, options: BeatOptions = {}): Promise<() => Promise<void>> {
  const { every = 1_000, onLost, place = placeOf(folder) } = options;
  const file = join(folder, beatName);
  const mine = `${place}\n${randomUUID()}\n`;
  const read = () => readFile(file, 'utf8').catch(() => undefined);
  const claim = (flag: 'w' | 'wx') =>
    writeFile(file, mine, { flag }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });

  await claim('wx');
  const found = await read();
  if (found !== mine) {
    // From the same place its socket would have been seen.
    const isNear = found?.startsWith(`${place}\n`);
    if (!isNear && (await isMoving(file, every))) throw taken(folder);
    await claim('w');
    // Two that found it dead at once: the later one has it, and both wait until both have written.
    if (!isNear) await setTimeout(2 * every);
    if ((await read()) !== mine) throw taken(folder);
  }

  let ended = false;
  const beat = setInterval(() => {
    const look = async () => {
      const owner = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? '' : mine,
      );
      if (owner === '' && !ended) return claim('wx');
      if (owner === mine) return utimes(file, new Date(), new Date());
      if (ended) return;
      ended = true;
      clearInterval(beat);
      onLost?.(taken(folder));
    };
    void look().catch(() => undefined);
  }, every).unref();
  return async () => {
    ended = true;
    clearInterval(beat);
    if ((await read()) === mine) await rm(file, { force: true });
  };
}

async function isMoving(file: string, every: number): Promise<boolean> {
  const seen = () =>
    stat(file).then(
      ({ mtimeMs, ino }) => `${mtimeMs} ${ino}`,
      () => 'none',
    );
  const before = await seen();
  for (let i = 0; i < missed; i++) {
    await setTimeout(every);
    if ((await seen()) !== before) return true;
  }
  return false;
}

/** Names the network name space and the path, by which the socket of `lockFolder` is seen; elsewhere the machine. */
function placeOf(folder: string): string {
  let space = '';
  try {
    space = readlinkSync('/proc/self/ns/net');
  } catch {
    // Only Linux has name spaces.
  }
  return [hostname(), space, realpathSync(folder)].join(' ');
}

/** The folder belongs to another process. */
export const taken = (folder: string): Error =>
  Object.assign(new Error(`数据目录正被另一个进程使用：${folder}`), { code: 'NETPANE_LOCKED' });
