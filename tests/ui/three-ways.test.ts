import { expect, it } from 'vitest';
import type { Change } from '../../src/ui/staged/ops';
import { threeWays } from '../../src/ui/staged/three-ways';

const change = (op: Change['op'], row: string, ...fields: [string, string, string][]): Change => ({
  ...{ section: 'vlan', label: 'VLAN', op, row, name: row },
  fields: fields.map(([label, before, after]) => ({ label, before, after })),
});

it('lays cloud, device and what is coming side by side; what one of two does not name is the same in it', () => {
  const rows = threeWays(
    [
      change('changed', 'v10', ['租期', '120', '480']),
      change('added', 'v33', ['地址', '', '33.1']),
      change('moved', 'v9'),
    ],
    [
      change('changed', 'v10', ['租期', '480', '60'], ['名称', '办公', '总部']),
      change('added', 'v40', ['地址', '', '40.1']),
    ],
  );
  expect(rows.map(({ row, on, moved, fields }) => [row, on, moved, fields.map((one) => Object.values(one))])).toEqual([
    [
      'v10',
      'both',
      false,
      [
        ['租期', '120', '480', '60'],
        ['名称', '办公', '办公', '总部'],
      ],
    ],
    ['v33', 'device', false, [['地址', '', '33.1', '33.1']]],
    ['v9', 'both', true, []],
    ['v40', 'coming', false, [['地址', '', '', '40.1']]],
  ]);
});
