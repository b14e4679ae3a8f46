import type { Prepared } from '../../../src/api/contract/prepared';
import { labelSheet } from '../../../src/format/label-sheet';
import { drawQr } from '../../../src/ui/qr';
import { preparedDevicesText as text } from './prepared-devices.text';

/** Labels of prepared devices as a page to print; the code holds the serial number. */
export const labelsOf = (rows: readonly Prepared[]): string =>
  labelSheet(
    text.labelsFile,
    rows.map(({ remark, serial, group_name, location }) => ({
      code: codeOf(serial),
      title: remark,
      lines: [group_name, location].filter((line): line is string => Boolean(line)),
      small: [text.labelSerial(serial)],
    })),
  );

function codeOf(serial: string): string {
  const { path, side } = drawQr(serial);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}
