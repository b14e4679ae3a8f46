import { toString } from 'qrcode';
import type { Context } from '../context';

/** The product's own WeChat account: contact of everybody who has no person in sales. */
const serviceAccount = 'https://u.wechat.com/netpane-service';

/** Picture of the QR code that leads to the caller's contact in sales, as a data URL. */
export async function salesQrcodeOf({ db, caller }: Context): Promise<string> {
  const [row] = await db.query<{ link: string }>('SELECT link FROM sales_contact WHERE account_id = $1', [
    caller.accountId,
  ]);
  const svg = await toString(row?.link ?? serviceAccount, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
