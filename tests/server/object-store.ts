import { mkdtemp, rm } from 'node:fs/promises';
import { onDemand } from './on-demand';

type S3rver = new (options: object) => {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
};

/** An object store on a temporary folder, of the npm package `s3rver`; undefined where that can't be had. */
export async function startObjectStore(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const Server = await onDemand<S3rver>('s3rver', '3.7.1');
  if (!Server) return undefined;
  const directory = await mkdtemp('/tmp/netpane-s3-');
  const server = new Server({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'netpane' }],
  });
  const { port } = await server.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/netpane`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
