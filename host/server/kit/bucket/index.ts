import { AwsClient } from 'aws4fetch';
import { minute } from '../../../../src/domain/time';
import { StoreAway } from '../store/db';
import type { Bucket } from './bucket';

/** Milliseconds that an object may take. */
const longest = minute / 2;

/**
 * A bucket by its address: `https://key:secret@s3.example.com/bucket?region=eu-central-1`. What stands behind the bucket's
 * name is put before the names of objects.
 */
export function openBucket(address: string): Bucket {
  const url = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    // Whoever asks tries again: a job does by itself, a reader by another look.
    retries: 0,
  });
  const folder = `${url.origin}${url.pathname}`.replace(/\/$/, '');

  async function ask(method: string, name: string, rest: RequestInit = {}): Promise<Response> {
    const answer = await client
      .fetch(`${folder}/${encodeURIComponent(name)}`, { method, signal: AbortSignal.timeout(longest), ...rest })
      .catch((cause: unknown) => {
        throw new StoreAway(`bucket ${url.host}: ${(cause as Error).message}`, { cause });
      });
    if (!answer.ok && answer.status !== 404) {
      await answer.body?.cancel();
      throw new StoreAway(`bucket ${url.host}: ${method} answered ${answer.status}`);
    }
    return answer;
  }

  return {
    async put(name, bytes, mime) {
      const { status, body } = await ask('PUT', name, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': mime, 'content-length': String(bytes.length) },
      });
      await body?.cancel();
      if (status === 404) throw new StoreAway(`bucket ${url.host}: there is no bucket ${url.pathname}`);
    },
    async read(name, from = 0) {
      const answer = await ask('GET', name, from > 0 ? { headers: { range: `bytes=${from}-` } } : {});
      if (answer.status !== 404) return answer.body ?? undefined;
      await answer.body?.cancel();
      return undefined;
    },
    async drop(name) {
      await (await ask('DELETE', name)).body?.cancel();
    },
  };
}
