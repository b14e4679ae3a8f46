import { readdir, readFile, statfs } from 'node:fs/promises';

/**
 * Disks of this machine that carry a file system: what the kernel says of their size, what the file systems on them hold.
 * It lends nothing: `star` is not among what it can do, so that none of them is offered to buyers.
 */
export async function readDisks() {
  const names = (await readdir('/sys/block').catch(() => [])).filter((name) => /^(sd|vd|nvme|mmcblk)/.test(name));
  const mounts = (await text('/proc/self/mounts')).split('\n').map((line) => line.split(' '));
  const disks = [];
  for (const name of names) {
    const own = mounts.filter(([source = '']) => source.startsWith(`/dev/${name}`));
    // Mounted in several places it is still one file system.
    const places = new Map(own.map(([source, place]) => [source, place]));
    const used = await Promise.all([...places.values()].map(usedAt));
    // The kernel counts in sectors of 512 bytes, whatever the disk's own are.
    const size = Number(await text(`/sys/block/${name}/size`)) * 512;
    if (used.length === 0 || !(size > 0)) continue;
    const sum = used.reduce((total, one) => total + one, 0);
    disks.push({ name, medium: await mediumOf(name), size, used: Math.min(size, sum) });
  }
  return disks;
}

async function usedAt(place) {
  // The kernel writes a space as \\040.
  const { bsize, blocks, bfree } = await statfs(place.replace(/\\040/g, ' ')).catch(() => ({
    bsize: 0,
    blocks: 0,
    bfree: 0,
  }));
  return bsize * (blocks - bfree);
}

async function mediumOf(name) {
  if (name.startsWith('mmcblk')) return 'emmc';
  const spins = (await text(`/sys/block/${name}/queue/rotational`)).trim();
  return spins === '1' ? 'hdd' : spins === '0' ? 'ssd' : 'other';
}

const text = (path) => readFile(path, 'utf8').catch(() => '');
