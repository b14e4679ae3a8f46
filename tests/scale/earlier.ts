import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleServer } from '../server/server-process';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit before the newest migration; undefined where the clone does not hold it. */
export function commitBefore(): string | undefined {
  try {
    const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'host/server/migrations');
    return git('rev-parse', '--verify', `${added}^`);
  } catch {
    return undefined;
  }
}

/** The server of a commit as files that Node runs; its main file. */
export async function buildEarlier(commit: string): Promise<string> {
  const kept = join(process.cwd(), '.cache', `earlier-${commit.slice(0, 12)}`);
  if (!existsSync(kept)) {
    await mkdir('.cache', { recursive: true });
    const making = await mkdtemp(join(process.cwd(), '.cache/earlier-making-'));
    const sources = execFileSync('git', ['archive', commit, 'host', 'src', 'package.json', 'tsconfig.json'], {
      maxBuffer: 2 ** 28,
    });
    execFileSync('tar', ['-x', '-C', making], { input: sources });
    await bundleServer(making, join(making, 'dist/server'));
    await rename(making, kept).catch(() => rm(making, { recursive: true, force: true }));
  }
  return join(kept, 'dist/server/main.js');
}
