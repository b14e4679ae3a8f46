import * as v from 'valibot';
import { webhookBodies, type WebhookEvent } from '../../src/api/webhook';
import type { WebhookMessage } from '../../host/server/kit/senders';

/** Throws where a message to a webhook, which a robot's is not, is another than the contract says. */
export function holdPosted({ body, secret }: WebhookMessage): void {
  if (secret === undefined) return;
  const said = JSON.parse(body) as { event: WebhookEvent };
  v.parse(v.strictObject(webhookBodies[said.event].body.entries as v.ObjectEntries), said);
}
