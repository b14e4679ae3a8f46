import { mkdir, open, rm, rmdir, stat, statfs, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../program.mjs';

// A share of a disk: a file of just the size that was given, with a file system in it. Whoever writes into it meets its
// end there, whatever else the disk has left; the file is sparse, so that what is not used stays with the machine.

/** Bytes of a GB as disks are sold. */
const gigabyte = 1e9;
/** Part of what is free that may be lent. */
const lendable = 0.9;

/** Where the file of a share lies on the file system `place`, and where it is mounted under `root`. */
const imageOf = (place) => join(place, '.netpane-star', 'share.img');
export const folderOf = (root, disk) => join(root, disk);

/** Gives a share of `bytes` on the file system at `place`, mounted under `root`; what went wrong otherwise. */
export async function give({ root, disk, place, bytes, owner }) {
  const image = imageOf(place);
  const folder = folderOf(root, disk);
  const before = await stat(image).catch(() => undefined);
  if (before?.size === bytes && (await isMounted(root, disk))) return undefined;
  const { bsize, bavail } = await statfs(place);
  const free = bsize * bavail + (before ? before.blocks * 512 : 0);
  if (bytes > free * lendable)
    return `${disk} 只剩 ${Math.floor(free / gigabyte)} GB，不够 ${Math.round(bytes / gigabyte)} GB`;
  await unmount(root, disk);
  await mkdir(join(place, '.netpane-star'), { recursive: true, mode: 0o700 });
  await mkdir(folder, { recursive: true, mode: 0o755 });
  // A smaller one is made anew: a buyer keeps copies elsewhere, and the owner gets the room back at once.
  if (before && before.size > bytes) await rm(image);
  const fresh = !before || before.size > bytes;
  const file = await open(image, 'a', 0o600);
  await file.truncate(bytes).finally(() => file.close());
  const owned = `root_owner=${owner}:${owner},lazy_itable_init=1`;
  const steps = fresh
    ? [['mkfs.ext4', '-q', '-F', '-m', '0', '-E', owned, image]]
    : [
        ['e2fsck', '-f', '-p', image],
        ['resize2fs', image],
      ];
  steps.push(['mount', '-o', 'loop,nosuid,nodev,noexec', image, folder]);
  for (const [program, ...args] of steps) {
    const { ok, error } = await run(program, args);
    if (!ok) return `${program}：${error}`;
  }
  return undefined;
}

/** Takes a share out of sight and leaves what is in it: lending rests. */
export async function unmount(root, disk) {
  if (await isMounted(root, disk)) await run('umount', [folderOf(root, disk)]);
  // What still holds a file there has been told to end; the rest goes with it.
  if (await isMounted(root, disk)) await run('umount', ['-l', folderOf(root, disk)]);
  await rmdir(folderOf(root, disk)).catch(() => undefined);
}

/** Ends a share: nothing of it is left on the disk. */
export async function remove({ root, disk, places }) {
  await unmount(root, disk);
  for (const place of places) await rm(join(place, '.netpane-star'), { recursive: true, force: true });
}

/** Disks of which a share is mounted. */
export async function mountedDisks(root) {
  const names = await readdir(root).catch(() => []);
  const found = await Promise.all(names.map(async (disk) => ((await isMounted(root, disk)) ? [disk] : [])));
  return found.flat();
}

/** Bytes that lie in a share; undefined where none is mounted. */
export async function storedIn(root, disk) {
  if (!(await isMounted(root, disk))) return undefined;
  const { bsize, blocks, bfree } = await statfs(folderOf(root, disk));
  return bsize * (blocks - bfree);
}

/** A mounted folder lies on another device than the one above it. */
async function isMounted(root, disk) {
  const [above, inside] = await Promise.all(
    [root, folderOf(root, disk)].map((path) => stat(path).catch(() => undefined)),
  );
  return above !== undefined && inside !== undefined && above.dev !== inside.dev;
}
