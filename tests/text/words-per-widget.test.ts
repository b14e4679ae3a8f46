import { expect, it } from 'vitest';
import { bringWords, speak, translate, words, wordsFrom } from '../../src/text/words';
import { alarmListText } from '../../widgets/alarms/alarm-list/alarm-list.text';
import { walletText } from '../../widgets/account/wallet/wallet.text';
import { wordsFor } from '../../widgets/language';

wordsFrom(wordsFor);

const chinese = /[\u3400-\u9fff]/;
const said = (words: object) => JSON.stringify(words);

it('English comes with the widget that is shown, once, and the words of the others stay away', async () => {
  speak('en');
  const coming = bringWords('en', 'wallet');
  expect(bringWords('en', 'wallet')).toBe(coming);
  await coming;
  expect(said(walletText)).not.toMatch(chinese);
  expect(said(alarmListText)).toMatch(chinese);
  expect(bringWords('en', 'wallet')).toBeUndefined();
  expect(bringWords('zh-CN', 'alarm-list')).toBeUndefined();
  await bringWords('en', 'alarm-list');
  expect(said(alarmListText)).not.toMatch(chinese);
});

it('a name that no widget has brings nothing, and is not waited for again', async () => {
  await bringWords('en', 'nobody');
  expect(bringWords('en', 'nobody')).toBeUndefined();
});

it('a table that is empty in Chinese has all of its English', () => {
  const named = words<{ fields: Readonly<Record<string, string>> }>('namedOnlyThere', { fields: {} });
  translate<typeof named>('namedOnlyThere', { fields: { vlan: 'VLAN' } });
  speak('en');
  expect(named.fields).toEqual({ vlan: 'VLAN' });
});
