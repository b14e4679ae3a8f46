import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../src/api/client';
import { weekTraffic } from '../../src/api/contract/stats';
import { absent, forgetAbsent } from '../../src/session/absent';

// Answers that begin well and do not come to their end, from a real server: they say nothing of what it would have answered.

let server: Server;
let baseUrl: string;
/** What the server does once the first half of an answer is on its way. */
let then: (response: ServerResponse) => void;

beforeEach(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"code":2000,"data":{"list":[', () => then(response));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  forgetAbsent();
  server.closeAllConnections();
  server.close();
});

describe('an answer that stops in the middle', () => {
  it('because the line was cut is a fault of the line, not of what the server knows', async () => {
    then = (response) => response.destroy();
    const failed = createClient({ baseUrl, absent }).call(weekTraffic, {});
    await expect(failed).rejects.toMatchObject({ kind: 'offline', message: '数据没有传完，连接就断开了，请重试' });
    expect(absent?.known(weekTraffic)).toBeUndefined();
  });

  it('because it took too long says that', async () => {
    then = () => undefined;
    const failed = createClient({ baseUrl, timeout: 500 }).call(weekTraffic, {});
    await expect(failed).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('because nobody waits for it any more is no failure that is told', async () => {
    const leave = new AbortController();
    const told: unknown[] = [];
    then = () => leave.abort();
    const client = createClient({ baseUrl, onFailure: (error) => told.push(error) });
    await expect(client.call(weekTraffic, {}, { signal: leave.signal })).rejects.toMatchObject({ kind: 'aborted' });
    expect(told).toEqual([]);
  });
});

it('a page in place of data is said to be one', async () => {
  const page = async () =>
    new Response('<!doctype html><title>portal</title>', { headers: { 'content-type': 'text/html' } });
  const failed = createClient({ baseUrl, fetch: page }).call(weekTraffic, {});
  await expect(failed).rejects.toMatchObject({ kind: 'unfit', message: '服务端返回的是网页，不是数据' });
});
