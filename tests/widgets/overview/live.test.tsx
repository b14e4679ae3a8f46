import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ClientContext, createClient } from '../../../src/api';
import { UiRoot } from '../../../src/ui/root';
import { publish } from '../../../host/server/kit/stream/publish';
import { hubOf } from '../../../host/server/kit/stream/hub';
import { AlarmSummary } from '../../../widgets/overview/alarm-summary';
import { DeviceCounts } from '../../../widgets/overview/device-counts';
import { startReference, type Reference } from '../../server/reference';

let reference: Reference;
beforeAll(async () => {
  reference = await startReference();
});
afterEach(cleanup);
afterAll(() => reference.close());

it('figures follow the server while they are looked at, and nothing blinks', async () => {
  const token = (await (await reference.signIn()).token())!;
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'http://netpane.test',
    token: () => token,
    fetch: (request) => {
      asked.push(new URL(request.url).pathname);
      return reference.fetch(request);
    },
  });
  const { db } = reference.services;
  await db.query(
    `INSERT INTO device_count (account_id, kind, total, online, alarmed) VALUES ('acc_demo', 'gateway', 900, 801, 0)
     ON CONFLICT (account_id, kind) DO UPDATE SET total = 900, online = 801`,
  );
  render(
    <UiRoot>
      <ClientContext value={client}>
        <DeviceCounts />
        <AlarmSummary />
      </ClientContext>
    </UiRoot>,
  );
  const figure = await screen.findByText('801');
  await waitFor(() => expect(asked).toContain('/api/v3/stream'));
  await waitFor(() => expect(hubOf(db).count('acc_demo')).toBeGreaterThan(0));
  const panels = [...document.querySelectorAll('[part="panel"], [part="figure"]')];
  const said = new Set<string | null>();
  const taken: Node[] = [];
  const watch = new MutationObserver((changes) => {
    said.add(figure.textContent);
    for (const { removedNodes } of changes) taken.push(...removedNodes);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await db.query(`UPDATE device_count SET online = 802 WHERE account_id = 'acc_demo' AND kind = 'gateway'`);
  await publish(db, Date.now(), [{ accountId: 'acc_demo', kind: 'counts', payload: {} }]);
  await act(() => hubOf(db).poll());
  await waitFor(() => expect(figure.textContent).toBe('802'));
  watch.disconnect();
  // The same element says the other number: no skeleton, no dash, no panel drawn anew.
  expect([...said].filter((text) => text !== '801' && text !== '802')).toEqual([]);
  expect(taken.filter((node) => node instanceof HTMLElement)).toEqual([]);
  expect(panels.every((panel) => panel.isConnected)).toBe(true);
  expect(asked.filter((path) => path === '/api/v3/user_stat/complex')).toHaveLength(2);
});
