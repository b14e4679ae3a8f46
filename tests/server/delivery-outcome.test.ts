import { because } from '../../src/api/refusal';
import { describe, expect, it } from 'vitest';
import { outcomeOf, type Answer } from '../../host/server/fleet/delivery/outcome';

const answer = (more: Partial<Answer>): Answer => ({
  command: null,
  fetched: false,
  attempts: 0,
  error: '',
  error_said: null,
  ...more,
});

const refused = because('configRefused');

describe('a change that was sent to a device', () => {
  it.each<[string, Partial<Answer>, Partial<ReturnType<typeof outcomeOf>>]>([
    ['is on its way once the order is fetched', { command: 'sent', fetched: true }, { state: 'sent', attempts: 0 }],
    [
      'is there when the device says so',
      { command: 'done', fetched: true, attempts: 2 },
      { state: 'done', attempts: 2 },
    ],
    [
      'failed with the reason of the device',
      { command: 'failed', error: '端口冲突' },
      { state: 'failed', error: '端口冲突', said: null },
    ],
    ['failed without a reason', { command: 'failed' }, { state: 'failed', error: '设备拒绝了配置', said: refused }],
    [
      'waits on when nobody fetched the order',
      { command: 'timed_out', attempts: 2 },
      { state: 'pending', attempts: 2 },
    ],
    ['waits on when the order is gone', { command: null, attempts: 1 }, { state: 'pending', attempts: 1 }],
    [
      'is tried again after a silence',
      { command: 'timed_out', fetched: true, attempts: 1 },
      { state: 'pending', attempts: 2 },
    ],
    [
      'failed after the third silence',
      { command: 'timed_out', fetched: true, attempts: 2 },
      { state: 'failed', attempts: 3, error: '设备没有回复', said: because('notAnswered') },
    ],
  ])('%s', (_, told, follows) => expect(outcomeOf(answer(told), refused)).toMatchObject(follows));
});
