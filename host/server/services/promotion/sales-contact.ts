import { toString } from 'qrcode';
import type { Context } from '../../kit/context/context';

/** The demo's WeChat account: contact of everybody who has no person in sales. Nobody answers there. */
const demoAccount = 'https://u.wechat.com/netpane-service';

/** Picture of the QR code that leads to the caller's contact in sales, as a data URL; empty when there is none. */
export async function salesQrcodeOf({ db, caller, demo }: Context): Promise<string> {
  const [row] = await db.query<{ link: string }>('SELECT link FROM sales_contact WHERE account_id = $1', [
    caller.accountId,
  ]);
  const link = row?.link ?? (demo ? demoAccount : undefined);
  if (link === undefined) return '';
  const svg = await toString(link, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
