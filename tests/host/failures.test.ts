import { describe, expect, it, vi } from 'vitest';
import { messagesOf, sayFailure } from '../../host/failures';
import { ApiError, type FailureKind } from '../../src/api';

const failure = (kind: FailureKind, errors?: Record<string, string[]>) =>
  new ApiError(kind, '原话', { status: 0, ...(errors && { errors }) });

describe('generic failures', () => {
  it.each<[FailureKind, string[]]>([
    ['code', ['原话']],
    ['forbidden', ['原话']],
    ['notFound', ['原话']],
    ['tooMany', ['原话']],
    ['server', ['原话']],
    ['offline', ['原话']],
    ['timeout', ['原话']],
    ['other', ['原话']],
    ['aborted', []],
    ['unauthorized', []],
    ['invalid', ['原话']],
  ])('%s says %j', (kind, wanted) => {
    expect(messagesOf(failure(kind))).toEqual(wanted);
  });

  it('say the first message of each refused field, 10 ms apart', () => {
    vi.useFakeTimers();
    const said: string[] = [];
    sayFailure(failure('invalid', { name: ['名称必须填写', '名称太短'], mac: ['MAC 格式无效'] }), (text) =>
      said.push(text),
    );
    vi.advanceTimersByTime(0);
    expect(said).toEqual(['名称必须填写']);
    vi.advanceTimersByTime(9);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['名称必须填写', 'MAC 格式无效']);
    vi.useRealTimers();
  });
});
