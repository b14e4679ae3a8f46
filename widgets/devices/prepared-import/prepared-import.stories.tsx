import { Story } from '../../../src/element/story';
import { PreparedImport } from './prepared-import';
import { preparedImportAnswers as answers } from './prepared-import.fixture';
import type { Sheet } from './prepared-import.model';
import { SheetEditor } from './sheet-editor';

export default { title: 'devices / prepared-import' };

const nothing = () => undefined;
const sheet: Sheet = {
  ...{ name: '浙江门店 11-20.xlsx', size: 49_152, head: ['序列号', '名称', '分组', 'VLAN', '网段', '参照设备'] },
  columns: ['serial', 'remark', 'group', 'vlan', 'address', 'copy_from'],
  rows: ['宁波天一店', '宁波鄞州店', '绍兴柯桥店', '嘉兴南湖店'].map((name, at) => ({
    line: at + 2,
    cells: [`NPR680-26A1-041${at}`, name, '华东直营', at === 2 ? '4096' : '30', '10.42.0.1/24', '门店样板'],
  })),
};

export const Ordinary = () => (
  <Story answers={answers}>
    <PreparedImport />
  </Story>
);

const editor = (
  <SheetEditor
    sheet={sheet}
    problems={[
      {
        line: 3,
        field: 'address',
        level: 'warning',
        text: '网段与第 2 行重复，组网后会冲突',
        reason: 'segmentTwice',
        params: { line: 2 },
      },
      { line: 4, field: 'vlan', level: 'error', text: 'VLAN 无效：4096', reason: 'wrong' },
    ]}
    checked
    busy={false}
    pick={null}
    onChange={nothing}
    onCheck={nothing}
    onSubmit={nothing}
    onCancel={nothing}
  />
);

export const OwnFile = () => <Story answers={answers}>{editor}</Story>;

export const Dark = () => (
  <Story answers={answers} dark>
    {editor}
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    {editor}
  </Story>
);
