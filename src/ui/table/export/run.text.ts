import { number } from '../../../format';
import { words } from '../../../text/words';

/** What is said of a file that was made. */
export const exportRunText = words('exportRun', {
  exported: (file: string, rows: number) => `已保存 ${file}，共 ${number(rows)} 行`,
});
