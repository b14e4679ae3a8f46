import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks of the kernel in a second; 100 on every Linux that runs Node. */
const ticks = 100;

/**
 * Processor seconds and megabytes of a process and all that came out of it. What is shared with other programs (Node's own
 * code) is not counted. Undefined when it is gone.
 */
export async function usageOf(root) {
  const parents = new Map();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await text(`/proc/${name}/stat`);
    // The program's name stands in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields.length > 13) parents.set(Number(name), { parent: Number(fields[1]), fields });
  }
  if (!parents.has(root)) return undefined;
  let seconds = 0;
  let memory = 0;
  for (const [pid, { fields }] of parents) {
    if (!comesFrom(pid, root, parents)) continue;
    // Those that ended are counted where their parent waited for them.
    seconds +=
      (Number(fields[11]) + Number(fields[12]) + (pid === root ? Number(fields[13]) + Number(fields[14]) : 0)) / ticks;
    const status = await text(`/proc/${pid}/status`);
    memory += ['RssAnon', 'RssShmem'].reduce(
      (sum, name) => sum + Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024,
      0,
    );
  }
  return { seconds, memory };
}

function comesFrom(pid, root, parents) {
  for (let at = pid; at > 1; at = parents.get(at)?.parent ?? 0) if (at === root) return true;
  return false;
}

const text = (path) => readFile(path, 'utf8').catch(() => '');
