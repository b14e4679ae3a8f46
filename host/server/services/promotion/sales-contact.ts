import { toString } from 'qrcode';
import type { Context } from '../../kit/context/context';

declare module '../../kit/context/context' {
  interface Feature {
    /** Where people write to who have no person in sales. */
    salesContact?: string;
  }
}

/** Picture of the QR code that leads to the caller's contact in sales, as a data URL; empty when there is none. */
export async function salesQrcodeOf({ db, caller, features }: Context): Promise<string> {
  const [row] = await db.query<{ link: string }>('SELECT link FROM sales_contact WHERE account_id = $1', [
    caller.accountId,
  ]);
  const link = row?.link ?? features.find(({ salesContact }) => salesContact)?.salesContact;
  if (link === undefined) return '';
  const svg = await toString(link, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
