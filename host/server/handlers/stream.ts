import type * as contract from '../../../src/api/contract/stream';
import type { Handlers } from '../kit/context/handler';
import { openStream } from '../kit/stream/open-stream';

/** Server-sent events. */
export const stream: Handlers<typeof contract> = {
  stream: (context, { last_event_id, since }) =>
    openStream(context, { lastId: context.request.headers.get('last-event-id') ?? last_event_id, since }),
};
