import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createClient, type FailureKind } from '../../src/api';
import { complex } from '../../src/api/contract/stats';
import { messagesOf, sayFailure } from '../../src/ui/act/failures';

const failure = (kind: FailureKind, more: Partial<ApiError['detail']> = {}) =>
  new ApiError(kind, '原话', { status: 0, ...more });
const generic = '请求出错，请重试';

describe('generic failures', () => {
  it.each<[FailureKind, string[]]>([
    ['code', ['原话']],
    ['forbidden', [generic]],
    ['notFound', [generic]],
    ['tooMany', ['原话']],
    ['server', ['原话']],
    ['offline', ['原话']],
    ['timeout', ['原话']],
    ['other', ['原话']],
    ['aborted', []],
    ['unauthorized', ['原话']],
    ['invalid', ['原话']],
  ])('%s says %j', (kind, wanted) => {
    expect(messagesOf(failure(kind))).toEqual(wanted);
  });

  it.each<FailureKind>(['forbidden', 'notFound'])('%s with a reason says it in its own words', (kind) => {
    expect(messagesOf(failure(kind, { reason: 'deviceGone' }))).toEqual(['原话']);
  });

  it('say the first message of each refused field, 10 ms apart', () => {
    vi.useFakeTimers();
    const said: string[] = [];
    const errors = { name: ['名称必须填写', '名称太短'], mac: ['MAC 格式无效'] };
    sayFailure(failure('invalid', { errors }), (text) => said.push(text));
    expect(said).toEqual(['名称必须填写']);
    vi.advanceTimersByTime(9);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['名称必须填写', 'MAC 格式无效']);
    vi.useRealTimers();
  });
});

describe('a refusal for now', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T08:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['9', '9 秒'],
    ['0', '1 秒'],
    ['119', '119 秒'],
    ['300', '5 分钟'],
    ['86243', '24 小时'],
    ['Sun, 22 Nov 2026 08:00:45 GMT', '45 秒'],
    ['Sun, 22 Nov 2026 11:30:00 GMT', '4 小时'],
    ['Sun, 22 Nov 2026 07:00:00 GMT', '1 秒'],
    ['soon', '1 秒'],
    [undefined, '1 秒'],
  ])('with retry-after %j says %s', async (retryAfter, wait) => {
    const headers = { ...(retryAfter && { 'retry-after': retryAfter }) };
    const client = createClient({
      baseUrl: '',
      fetch: () => Promise.resolve(Response.json({}, { status: 429, headers })),
    });
    const error = await client.call(complex, {}).catch((cause: unknown) => cause as ApiError);
    expect(error).toMatchObject({ kind: 'tooMany', message: `短时间内请求过多，请在 ${wait}后重试` });
  });
});
