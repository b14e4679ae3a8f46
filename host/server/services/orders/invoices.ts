import { iso } from '../../../../src/domain/time';
import { consoleUrl } from '../../account/auth/password-resets';
import { sendMessage } from '../../account/messages/send';
import { tellSupport } from '../../account/support/tell';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';

/** Largest file of an invoice, bytes. */
const maxBytes = 5 * 1024 * 1024;

type Format = 'pdf' | 'ofd';
const mimes: Readonly<Record<Format, string>> = { pdf: 'application/pdf', ofd: 'application/ofd' };

/** An invoice that was issued: its number, and its file where that is given. */
interface Issued {
  id: string;
  number: string;
  file?: Blob;
  /** What else belongs to it. */
  also(sql: Sql, accountId: string): Promise<void>;
}

/** The invoice of an order was issued, its owner is told. A file may come later, or another in its place. */
export async function issueInvoice(context: Context, { id, number, file, also }: Issued): Promise<void> {
  const at = context.now();
  const content = file && (await contentOf(file));
  await context.db.tx(async (sql) => {
    const states = content ? ['requested', 'sent'] : ['requested'];
    const [order] = await sql.query<{ account_id: string; title: string }>(
      `UPDATE service_order SET invoice = invoice || $2 WHERE id = $1 AND invoice->>'state' = ANY($3::text[])
       RETURNING account_id, invoice->>'title' AS title`,
      [id, { state: 'sent', number, sent_at: iso(at), ...(content && { file: content.format }) }, states],
    );
    if (!order) throw refuse('invoiceGone');
    if (content) {
      await sql.query(
        `INSERT INTO invoice_file (order_id, content) VALUES ($1, $2)
         ON CONFLICT (order_id) DO UPDATE SET content = excluded.content`,
        [id, content.bytes],
      );
    }
    const message = {
      kind: 'service',
      title: because('messageInvoice', { title: order.title }),
      msg: because(content ? 'messageInvoiceFile' : 'messageInvoiceMailed', { number }),
    } as const;
    await sendMessage(sql, order.account_id, message, at);
    await tellSupport(sql, order.account_id, 'order', id, new Date(at));
    await also(sql, order.account_id);
  });
}

/** Mails where the file of an invoice can be downloaded, to the address that asked for it: after its owner signed in. */
export async function mailInvoice(context: Context, id: string): Promise<{ email: string; accountId: string }> {
  const { db, mail } = context;
  if (!mail.configured) throw refuse('mailMissing');
  const [order] = await db.query<{ account_id: string; title: string; email: string; number: string }>(
    `SELECT o.account_id, o.service_name || ' ' || o.tier_name AS title, o.invoice->>'email' AS email,
       o.invoice->>'number' AS number
     FROM service_order o JOIN invoice_file f ON f.order_id = o.id WHERE o.id = $1`,
    [id],
  );
  if (!order) throw refuse('invoiceNoFile');
  const base = consoleUrl(context);
  const lines = [
    `你申请的发票已开具：${order.title}，发票号码 ${order.number}。`,
    `登录后在订单详情下载：${base && `${base}/orders?order=${id}`}`,
  ];
  await mail.send(order.email, `发票已开具：${order.number}`, lines.join('\n\n'));
  return { email: order.email, accountId: order.account_id };
}

/** The file of an invoice of the caller, to be saved and not shown. */
export async function invoiceResponse({ db, caller }: Context, id: string): Promise<Response> {
  const [row] = await db.query<{ content: Uint8Array; format: Format; number: string }>(
    `SELECT f.content, o.invoice->>'file' AS format, o.invoice->>'number' AS number
     FROM invoice_file f JOIN service_order o ON o.id = f.order_id WHERE o.account_id = $1 AND o.id = $2`,
    [caller.accountId, id],
  );
  if (!row) throw refuse('invoiceNoFile');
  return new Response(new Uint8Array(row.content), {
    headers: {
      'content-type': mimes[row.format],
      'content-disposition': `attachment; filename="${row.number}.${row.format}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}

async function contentOf(file: Blob): Promise<{ bytes: Uint8Array; format: Format }> {
  if (file.size > maxBytes) throw invalid({ file: because('invoiceSize') });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = sniff(bytes);
  if (!format) throw invalid({ file: because('invoiceType') });
  return { bytes, format };
}

/** What a file is by what it holds, not by its name. OFD is a ZIP with an entry of that name. */
function sniff(bytes: Uint8Array): Format | undefined {
  const content = Buffer.from(bytes);
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  const isZip = content.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
  return isZip && content.includes('OFD.xml') ? 'ofd' : undefined;
}
