import { readdir, readFile, statfs } from 'node:fs/promises';

/** Disks of this machine that carry a file system: what the kernel says of their size, what the file systems on them hold. */
export async function readDisks() {
  const names = (await readdir('/sys/block').catch(() => [])).filter((name) => /^(sd|vd|nvme|mmcblk)/.test(name));
  const disks = [];
  for (const name of names) {
    const mounts = await mountsOf(name);
    const used = await Promise.all(mounts.map(({ place }) => usedAt(place)));
    // The kernel counts in sectors of 512 bytes, whatever the disk's own are.
    const size = Number(await text(`/sys/block/${name}/size`)) * 512;
    if (used.length === 0 || !(size > 0)) continue;
    const sum = used.reduce((total, one) => total + one, 0);
    disks.push({ name, medium: await mediumOf(name), size, used: Math.min(size, sum) });
  }
  return disks;
}

/** Writable file systems of a disk, the one with most room first. */
export async function placesOf(name) {
  const mounts = (await mountsOf(name)).filter(({ options }) => options.split(',').includes('rw'));
  const rooms = await Promise.all(
    mounts.map(async ({ place }) => {
      const { bsize, bavail } = await roomAt(place);
      return { place, free: bsize * bavail };
    }),
  );
  return rooms.sort((a, b) => b.free - a.free).map(({ place }) => place);
}

/** File systems of a disk; mounted in several places it is still one. */
async function mountsOf(name) {
  const lines = (await text('/proc/self/mounts')).split('\n').map((line) => line.split(' '));
  const own = lines.filter(([source = '']) => source.startsWith(`/dev/${name}`));
  // The kernel writes a space as \\040.
  const known = own.map(([source, place, , options]) => [source, { place: place.replace(/\\040/g, ' '), options }]);
  return [...new Map(known).values()];
}

async function usedAt(place) {
  const { bsize, blocks, bfree } = await roomAt(place);
  return bsize * (blocks - bfree);
}

const roomAt = (place) => statfs(place).catch(() => ({ bsize: 0, blocks: 0, bfree: 0, bavail: 0 }));

async function mediumOf(name) {
  if (name.startsWith('mmcblk')) return 'emmc';
  const spins = (await text(`/sys/block/${name}/queue/rotational`)).trim();
  return spins === '1' ? 'hdd' : spins === '0' ? 'ssd' : 'other';
}

const text = (path) => readFile(path, 'utf8').catch(() => '');
