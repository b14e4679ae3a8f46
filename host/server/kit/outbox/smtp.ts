import { createTransport } from 'nodemailer';
import { second } from '../../../../src/domain/time';
import type { Mail } from '../senders';

/** Milliseconds that a mail server may be silent. */
const longest = 15 * second;

/**
 * Mail over SMTP. The address names server and sender, for example
 * `smtps://user:secret@mail.example.com/?from=cloud@example.com`; without `from` the user is the sender.
 */
export function createSmtpMail(address: string): Mail {
  const url = new URL(address);
  const user = decodeURIComponent(url.username);
  const from = url.searchParams.get('from') ?? (user.includes('@') ? user : `${user || 'netpane'}@${url.hostname}`);
  url.searchParams.delete('from');
  const transport = createTransport(
    { url: url.href, connectionTimeout: longest, greetingTimeout: longest, socketTimeout: longest },
    { from },
  );
  return {
    configured: true,
    async send(to, subject, text) {
      await transport.sendMail({ to, subject, text });
    },
  };
}
