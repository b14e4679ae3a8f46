import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { photo, photoUpload } from '../../src/api/contract/support';
import { day, minute } from '../../src/domain/time';
import { dropStrayPhotos } from '../../host/server/account/support/uploads';
import { uploadCare } from '../../host/server/jobs/account-care';
import { openBucket } from '../../host/server/kit/bucket';
import { StoreAway } from '../../host/server/kit/store/db';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';
import { startObjectStore } from './object-store';

const objects = await startObjectStore();
const title = `uploads in a bucket${objects ? '' : ': not run, since the package s3rver can not be fetched'}`;

describe.skipIf(!objects)(title, { timeout: 60_000 }, () => {
  let server: Reference;
  let me: Client;
  let clock = Date.parse('2026-11-20T06:00:00Z');
  const bucket = openBucket(`${objects?.url}?region=eu-central-1`);
  const picture = Buffer.alloc(600_000, 'netpane');
  picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

  beforeAll(async () => {
    server = await startReference({ now: () => clock });
    me = await server.signIn();
  });
  afterAll(async () => {
    await server.close();
    await objects!.stop();
  });

  const upload = async () =>
    (await me.call(photoUpload, { file: new File([picture], 'a.png', { type: 'image/png' }) })).data.id;
  const read = async (id: string, as = me) => Buffer.from(await (await as.call(photo, { id })).arrayBuffer());
  const inDatabase = () => server.services.db.query('SELECT DISTINCT upload_id FROM upload_part');
  /** A server of before had none; it is set here, and taken away again. */
  const work = async (given = bucket) => {
    server.services.bucket = given;
    await uploadCare.run(server.services);
  };

  it('are brought there from the database, and read by their owner alone', async () => {
    const id = await upload();
    expect((await read(id)).equals(picture)).toBe(true);
    await work();
    expect(await inDatabase()).toEqual([]);
    expect((await read(id)).equals(picture)).toBe(true);
    const other = await server.signIn('agent@netpane.cn');
    expect((await failureOf(read(id, other))).kind).toBe('notFound');
  });

  it('are whole for whoever reads one while it is brought there', async () => {
    const id = await upload();
    const request = new Request(`http://netpane.test${photo.path.replace('{id}', id)}`, {
      headers: { authorization: `Bearer ${await me.token()}` },
    });
    const reader = (await server.fetch(request)).body!.getReader();
    const parts = [(await reader.read()).value!];
    await work();
    for (let part; (part = (await reader.read()).value);) parts.push(part);
    expect(Buffer.concat(parts).equals(picture)).toBe(true);
  });

  it('are kept and seen while the bucket is away; what lies there waits for it', async () => {
    const there = await upload();
    await work();
    const here = await upload();
    await expect(work(openBucket('http://a:b@127.0.0.1:1/netpane'))).rejects.toBeInstanceOf(StoreAway);
    expect((await read(here)).equals(picture)).toBe(true);
    expect((await failureOf(read(there))).detail).toMatchObject({ status: 503, reason: 'storeAway' });
    await expect(work(openBucket(objects!.url.replace('S3RVER:', 'somebody:')))).rejects.toBeInstanceOf(StoreAway);
    await expect(work(openBucket(`${objects!.url}-of-nobody`))).rejects.toBeInstanceOf(StoreAway);
    await work();
    expect(await inDatabase()).toEqual([]);
    expect((await read(there)).equals(picture)).toBe(true);
  });

  it('go with their rows', async () => {
    const id = await upload();
    await work();
    expect(await bucket.read(id)).toBeDefined();
    clock += day + minute;
    await dropStrayPhotos(server.services);
    await work();
    expect(await bucket.read(id)).toBeUndefined();
    expect(await server.services.db.query('SELECT id FROM upload_gone')).toEqual([]);
  });
});
