import { contract } from '../../../src/element/contract';

/** What outsiders may rely on about <np-prepared-import>. */
export const preparedImportContract = contract({
  tag: 'np-prepared-import',
  name: 'PreparedImport',
  family: 'devices',
  summary: '导入预配置：读取 CSV 或 XLSX，按行列标出错误并就地修改，先导入正确的行，有错的行可下载',
  status: 'beta',
  scopes: ['device:write'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
