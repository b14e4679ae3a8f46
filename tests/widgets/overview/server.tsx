import { useMemo, type ReactNode } from 'react';
import { ClientContext, createClient } from '../../../src/api';
import { contractHeader } from '../../../src/api/endpoint';
import { UiRoot } from '../../../src/ui/root';

/** A call that a widget made. */
export interface Asked {
  path: string;
  body: Record<string, unknown>;
}

interface Canned {
  answers: object;
  asked: Asked[];
  /** The answers are another server's: they may be anything. */
  foreign?: boolean;
  /** Nobody is signed in: a partner's page with an embed token. */
  embedded?: boolean;
  children: ReactNode;
}

/** A widget over canned answers (or promises of them, or the status of a refusal) that notes what was asked; a path without an answer fails. */
export function Over({ answers, asked, foreign = false, embedded = false, children }: Canned) {
  const client = useMemo(
    () =>
      createClient({
        baseUrl: 'https://test.invalid',
        personal: !embedded,
        fetch: async (request) => {
          const path = new URL(request.url).pathname;
          const text = request.method === 'POST' ? await request.text() : '';
          asked.push({ path, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} });
          const data = await (answers[path as keyof typeof answers] as unknown as Promise<unknown>);
          const status = data === undefined ? 500 : data;
          return typeof status === 'number'
            ? Response.json({ code: status * 10, message: '失败' }, { status })
            : Response.json({ code: 2000, message: '', data }, foreign ? {} : { headers: { [contractHeader]: '3' } });
        },
      }),
    [answers, asked, embedded, foreign],
  );
  return (
    <UiRoot>
      <ClientContext value={client}>{children}</ClientContext>
    </UiRoot>
  );
}

/** What was told about ads: event, type and ad. */
export const tracked = (asked: readonly Asked[]): string[] =>
  asked
    .filter(({ path }) => path === '/api/v3/event_tracking')
    .map(({ body }) => [body.event, body.type, (body.appendData as { ADid: string }).ADid].join(' '));
