import { describe, expect, it } from 'vitest';
import { labelLines, readLabels } from '../../../widgets/devices/shared/bind/read-labels';

describe('labels', () => {
  it.each([
    [
      'a line each',
      'AB12,k1\nCD34,k2,城西店',
      [
        { gwid: 'ab12', key: 'k1' },
        { gwid: 'cd34', key: 'k2', remark: '城西店' },
      ],
    ],
    [
      'columns by name, in any order, with others between',
      '\uFEFFgwid,key,model,serial\r\nab12,k1,NP-R620,NP1\r\n',
      [{ gwid: 'ab12', key: 'k1' }],
    ],
    [
      'columns of a Chinese sheet, by tabs',
      '名称\tGWID\t绑定密钥\n城西店\tab12\tk1',
      [{ gwid: 'ab12', key: 'k1', remark: '城西店' }],
    ],
    ['quotes and empty lines', '\n"ab12","k1"\n\n', [{ gwid: 'ab12', key: 'k1' }]],
    ['nothing', ' \n', []],
  ])('are read: %s', (_, text, labels) => {
    expect(readLabels(text)).toEqual({ labels, bad: [] });
  });

  it('without a key, without a GWID, or there already, are told by line', () => {
    expect(readLabels('gwid,key\nab12\n,k\ncd34,k\nCD34,k').bad).toEqual([2, 3, 5]);
  });

  it('that are left are read again as they were', () => {
    const { labels } = readLabels('ab12,k1,城西店\ncd34,k2');
    expect(readLabels(labelLines(labels)).labels).toEqual(labels);
  });
});
