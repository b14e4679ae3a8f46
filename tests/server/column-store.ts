import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onDemandFolder } from './on-demand';

/** A running column store. */
export interface ColumnStore {
  url: string;
  /** Ends it, without a word; gives the way to start it again with what it had. */
  kill(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/**
 * ClickHouse's engine, of the npm package `chdb`, as a process on a temporary folder; undefined where that can't be had.
 * Half a gigabyte is fetched once.
 */
export async function startColumnStore(): Promise<ColumnStore | undefined> {
  const folder = await onDemandFolder('chdb', '3.4.0');
  if (folder === undefined) return undefined;
  const data = await mkdtemp('/tmp/netpane-columns-');
  let port = 0;
  const launch = async (): Promise<ChildProcess> => {
    const child = fork(join(process.cwd(), 'tests/server/column-engine.mjs'), [folder, data, String(port)], {
      execArgv: [],
    });
    [port] = (await once(child, 'message')) as [number];
    return child;
  };
  let child = await launch();
  const end = async () => {
    if (child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      await end();
      return async () => void (child = await launch());
    },
    async stop() {
      await end();
      await rm(data, { recursive: true, force: true });
    },
  };
}
