import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { sources } from './packed-store';

const cache = join(process.cwd(), '.cache');

/** The server as files that Node runs, the way the build makes them, in a folder of its own. */
export async function buildServer(): Promise<{ main: string; worker: URL; writer: string; folder: string }> {
  const built = await builtOnce();
  const folder = await mkdtemp(join(cache, 'server-'));
  const dist = join(folder, 'dist/server');
  await cp(built, dist, { recursive: true });
  // The template that other tests made serves here too.
  await cp(join(cache, 'store'), join(folder, '.cache/store'), { recursive: true }).catch(() => undefined);
  return {
    main: join(dist, 'main.js'),
    writer: join(dist, 'writer.js'),
    worker: pathToFileURL(join(dist, 'store-worker.js')),
    folder,
  };
}

/** Where the files are; built by whoever comes first and kept while the sources stay as they are. */
async function builtOnce(): Promise<string> {
  const kept = join(cache, `built-${sources()}`);
  if (existsSync(kept)) return kept;
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) {
    if (old.startsWith('built-')) await rm(join(cache, old), { recursive: true, force: true });
  }
  const making = await mkdtemp(join(cache, 'building-'));
  await bundleServer(process.cwd(), making, { writer: 'tests/server/writer.ts' });
  // Where somebody else was quicker, theirs is as good.
  await rename(making, kept).catch(() => rm(making, { recursive: true, force: true }));
  return kept;
}

/** Makes the server of the sources in a folder, and what else is named, into files that Node runs. */
export async function bundleServer(root: string, outdir: string, more: Record<string, string> = {}): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'host/server/main.ts',
      'store-worker': 'host/server/kit/store/store-worker.ts',
      ...more,
    },
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  await cp(join(root, 'host/server/migrations'), join(outdir, 'migrations'), { recursive: true });
}

/** A program under test. */
export interface Program {
  child: ChildProcess;
  /** The lines it has said so far. */
  lines: string[];
  /** What it said to standard error. */
  errors(): string;
  /** Waits for a line that fits; rejects when the program ends before. */
  line(fits: RegExp): Promise<RegExpExecArray>;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
}

/** Starts a program of Node and listens to its lines. */
export function start(script: string, args: readonly string[], env: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env.PATH, ...env } });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  let errors = '';
  let over = false;
  const wake = () => waiting.forEach((look) => look());
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop()!;
    lines.push(...parts);
    wake();
  });
  const ended = new Promise<number | string | null>((done) =>
    child.once('close', (code, signal) => {
      over = true;
      wake();
      done(signal ?? code);
    }),
  );
  const line = (fits: RegExp) =>
    new Promise<RegExpExecArray>((done, fail) => {
      const look = () => {
        const found = lines.map((text) => fits.exec(text)).find((match) => match !== null);
        if (!found && !over) return;
        waiting.delete(look);
        if (found) done(found);
        else fail(new Error(`ended without ${fits}: ${lines.join('\n')} ${errors}`));
      };
      waiting.add(look);
      look();
    });
  return { child, lines, line, errors: () => errors, ended };
}
