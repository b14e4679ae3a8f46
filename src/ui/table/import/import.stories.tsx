import { FilePick } from './file-pick';
import { FilePreview } from './file-preview';

export default { title: 'ui / table-import' };

const columns = ['姓名', 'VLAN'] as const;
const rows = Array.from({ length: 120 }, (_, n) => ({
  line: n + 2,
  姓名: `员工 ${n + 1}`,
  VLAN: n === 40 ? '4096' : '20',
}));

export const Faulty = () => (
  <>
    <FilePick busy={false} said="人员.csv，120 行" onPick={() => undefined} onTemplate={() => undefined} />
    <FilePreview
      rows={rows}
      columns={columns}
      faults={[{ line: 42, column: 'VLAN', why: '应为 1–4094 的整数' }]}
      titleOf={(column) => column}
      cellOf={(row, column) => row[column]}
    />
  </>
);
