import { afterEach, expect, it } from 'vitest';
import { condition } from '../../host/server/fleet/alarms/alarm-words';
import { alarmKinds, type AlarmKind } from '../../src/domain/alarm-kinds';
import { alarmSentence } from '../../src/text/alarm-sentence';
import '../../src/text/alarm-sentence.text.en';
import { speak } from '../../src/text/words';

afterEach(() => speak('zh-CN'));

const facts = { subject: 'wan1', detail: '2', name: 'Lobby' };

it.each(Object.keys(alarmKinds) as AlarmKind[])('%s is said in both languages from what the server keeps', (kind) => {
  const kept = condition(kind, facts);
  expect(alarmSentence(kept)).toBe(kept.content);
  speak('en');
  expect(alarmSentence(kept)).not.toMatch(/[\u3000-\u9fff]|undefined/);
});

it('says what was stored where nothing else was kept, or nobody knows the kind', () => {
  speak('en');
  expect(alarmSentence({ kind: 'cpu_high', content: 'CPU 高', facts: null })).toBe('CPU 高');
  expect(alarmSentence({ kind: 'constructor', content: '自定义', facts })).toBe('自定义');
});

it.each([
  ['wan_down', { subject: 'wan1', detail: 'wan2' }, 'WAN1 断开，已切换到 WAN2', 'WAN1 is down, WAN2 took over'],
  ['cpu_high', {}, 'CPU 连续 10 分钟高于 90%', 'CPU above 90% for 10 minutes'],
  ['disk_high', {}, '硬盘使用率高于 90%', 'Disk use above 90%'],
] as const)('%s %j', (kind, given, chinese, english) => {
  const kept = condition(kind, given);
  expect(kept.content).toBe(chinese);
  speak('en');
  expect(alarmSentence(kept)).toBe(english);
});
