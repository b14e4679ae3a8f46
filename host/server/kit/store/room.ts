import { statfs } from 'node:fs/promises';
import type { Log } from '../log';

/** Gives the bytes that are free on the disk of the data folder. */
export type Room = () => Promise<number>;

const mega = 1024 * 1024;
/** Bytes below which the log and `/healthz` tell of it, and below which the embedded store takes nothing new. */
const limits = { low: 512 * mega, full: 64 * mega };

/** Whether there is room: `full` keeps enough for what the store does by itself. */
export type RoomState = 'ok' | 'low' | 'full';
export const roomState = (bytes: number): RoomState =>
  bytes < limits.full ? 'full' : bytes < limits.low ? 'low' : 'ok';

/** The room on the disk of a folder. */
export const roomOf =
  (folder: string): Room =>
  async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };

/** Milliseconds between two looks. */
const every = 30_000;

/** Tells the log when room gets scarce and when there is enough again; gives the way to stop. */
export function watchRoom(room: Room, log: Log): () => void {
  let before: RoomState = 'ok';
  const look = async () => {
    const bytes = await room();
    const state = roomState(bytes);
    if (state === before) return;
    before = state;
    const words = { ok: '磁盘空间已恢复', low: '磁盘空间不足', full: '磁盘空间已满，暂停写入' };
    log(`${words[state]}：数据目录所在磁盘剩余 ${Math.round(bytes / mega)} MB`);
  };
  const run = () => void look().catch(() => undefined);
  run();
  const timer = setInterval(run, every).unref();
  return () => clearInterval(timer);
}
