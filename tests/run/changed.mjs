import { execFileSync } from 'node:child_process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const lines = (text) => text.split('\n').filter(Boolean);

/** The commit that a branch left the main one at; on that itself, the one before. */
export function lastCommon() {
  const head = git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    try {
      const common = git('merge-base', 'HEAD', main);
      if (common !== head) return common;
    } catch {
      // There is no such branch here.
    }
  }
  return git('rev-parse', 'HEAD~1');
}

/** Paths of the files that are not as they were at a commit: committed since, changed, and new ones; none that is gone. */
export const changedSince = (commit) => [
  ...lines(git('diff', '--name-only', '--diff-filter=d', commit)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];

/** Paths of the contracts of all widgets. */
export const contractFiles = () => lines(git('ls-files', 'widgets/**/*.contract.ts'));
