import type { Hono } from 'hono';
import type { Services } from '../kit/context/context';
import { Forged, type PayProvider } from '../kit/pay/pay';
import { notFound } from '../kit/refusal';
import { noticePath } from '../services/payments/paths';
import { settle } from '../services/payments/settle';
import { readBytes } from './body';
import type { Env } from './errors';

/** Bytes of a notification. */
const longest = 64 * 1024;

/**
 * Where the payment providers tell that they took money: in their own forms, signed by them, and no call of the contract.
 * What they did not write, or nobody asked for, is refused and told to the log; what was booked before is accepted again.
 */
export function mountPayNotices(app: Hono<Env>, services: Services): void {
  app.post(noticePath(':method'), async (c) => {
    const provider = services.pay.providers.find(({ method }) => method === c.req.param('method'));
    if (!provider) throw notFound();
    const body = new TextDecoder().decode(await readBytes(c.req.raw, longest));
    return takeNotice(services, provider, c.req.raw.headers, body);
  });
}

/** Takes one notification. */
export async function takeNotice(
  services: Services,
  provider: PayProvider,
  headers: Headers,
  body: string,
): Promise<Response> {
  try {
    const receipt = provider.notice(headers, body);
    if (receipt) await settle(services, provider.method, receipt);
    return provider.answer(true);
  } catch (error) {
    if (!(error instanceof Forged)) throw error;
    services.pay.log(`pay: refused a notification of ${provider.method}: ${error.message}`);
    return provider.answer(false);
  }
}
