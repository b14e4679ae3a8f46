import { expect, it } from 'vitest';
import { createUpstreamApp } from '../../host/server/app';
import { createLogs, type LogFormat } from '../../host/server/kit/log';
import { readSettings } from '../../host/server/settings';
import { startReference } from './reference';

const token = 'q2Xz8_bW4kTnE7vR1mYc5dLs9fHj3gPa6uKi0oQeZtA';

/** Logs whose lines are kept. */
function kept(format: LogFormat) {
  const lines: string[] = [];
  const write = (...line: string[]) => void lines.push(line.join('|'));
  return { lines, ...createLogs(format, { out: write, err: write, now: () => new Date(0) }) };
}

it('are lines for people, or one JSON line for each event', () => {
  const [text, json] = [kept('text'), kept('json')];
  for (const { say, log } of [text, json]) {
    ['Netpane  http://127.0.0.1:8080'].forEach(say);
    log('job a: one\ntwo');
  }
  expect(text.lines).toEqual(['Netpane  http://127.0.0.1:8080', '1970-01-01T00:00:00.000Z job a: one\ntwo']);
  expect(json.lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { at: '1970-01-01T00:00:00.000Z', level: 'info', event: 'said', message: 'Netpane  http://127.0.0.1:8080' },
    { at: '1970-01-01T00:00:00.000Z', level: 'error', event: 'trouble', message: 'job a: one\ntwo' },
  ]);
});

it.each(['text', 'json'] as const)(
  'as %s hold no token, key or mobile number, whatever a line was made of',
  (format) => {
    const { lines, log } = kept(format);
    log(
      `POST /api/v3/reset/${token} invalid input "13800138000" with npk_the-staffs-own-key 20261123150501 138001380001`,
    );
    expect(lines[0]).toContain('POST /api/v3/reset/q2Xz… invalid input');
    expect(lines[0]).toContain('138****8000');
    for (const secret of [token, '13800138000"', 'npk_the-staffs']) expect(lines[0]).not.toContain(secret);
    expect(lines[0]).toContain('20261123150501 138001380001');
  },
);

it('tell each request by its route, with how it ended and the name that its answer has', async () => {
  const { lines, log, answered } = kept('json');
  const server = await startReference({ demo: false, log, answered, site: { console: '/none', cdn: '/none' } });
  const mobile = '13800138000';
  const paths = ['/healthz', `/api/v3/ping/${mobile}?token=${token}`, `/api/v3/user?mobile=${mobile}`];
  const answers: Response[] = [];
  for (const path of paths) {
    const headers = { authorization: `Bearer ${token}` };
    answers.push(await server.fetch(new Request(`http://netpane.test${path}`, { headers })));
  }
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject(
    ['/healthz', expect.stringMatching(/\*$/), '/api/v3/user'].map((route, index) => ({
      event: 'request',
      level: 'info',
      id: answers[index]!.headers.get('x-request-id'),
      method: 'GET',
      route,
      status: answers[index]!.status,
      ms: expect.any(Number) as number,
    })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 401]);
  expect(lines.join('\n')).not.toMatch(new RegExp(`${mobile}|${token}`));
  await server.close();
});

it('tell what passes through to another back end as well', async () => {
  const { lines, answered } = kept('json');
  await createUpstreamApp('http://127.0.0.1:1', { answered })(new Request('http://netpane.test/api/v3/user'));
  expect(lines.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([502]);
});

it('have no other format', () => {
  expect(() => readSettings({ NETPANE_LOG: 'xml' })).toThrow('NETPANE_LOG 只能是 text 或 json：xml');
  expect(readSettings({ NETPANE_LOG: 'json' })).toMatchObject({ port: 8080 });
});
