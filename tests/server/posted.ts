import * as v from 'valibot';
import { webhookBodies, type WebhookEvent } from '../../src/api/webhook';
import type { WebhookMessage } from '../../host/server/kit/senders';

/** The message; throws where one to a webhook, which a robot's is not, is another than the contract says. */
export function held(message: WebhookMessage): WebhookMessage {
  if (message.secret === undefined) return message;
  const said = JSON.parse(message.body) as { event: WebhookEvent };
  v.parse(v.strictObject(webhookBodies[said.event].body.entries as v.ObjectEntries), said);
  return message;
}
