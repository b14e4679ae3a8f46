import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../src/api';
import { aps, firewalls, switches } from '../../../src/api/contract/device';
import { Speaking } from '../../../src/element/speaking';
import { ApBatchEditor } from '../../../widgets/devices/ap-batch-editor';
import { FirewallDetail } from '../../../widgets/devices/firewall-detail';
import { SwitchDetail } from '../../../widgets/devices/switch-detail';
import '../../../widgets/english';
import { startReference, type Reference } from '../../server/reference';
import { show } from './shown';

// What can be set is named in the domain, in Chinese: a widget that draws fields of its own has to translate them.

let reference: Reference;
let demo: Client;

beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
});
afterAll(() => reference.close());
afterEach(cleanup);

it('the settings of a port speak the language of the page of the switch', async () => {
  const [first] = (await demo.call(switches, { per_page: 1 })).data.list;
  show(
    demo,
    <Speaking lang="en">
      <SwitchDetail gwid={first!.gwid} address={first!.id} manage />
    </Speaking>,
  );
  const port = within(await screen.findByRole('region', { name: 'Port 1' }));
  expect(await port.findByLabelText(/^PVID/)).toBeTruthy();
  expect(port.getByLabelText(/^Limit in/)).toBeTruthy();
  expect(port.queryByText('启用')).toBeNull();
});

it('so do zones and protocols of a firewall', async () => {
  const [first] = (await demo.call(firewalls, { per_page: 1 })).data.list;
  show(
    demo,
    <Speaking lang="en">
      <FirewallDetail device={first!.id} manage />
    </Speaking>,
  );
  expect((await screen.findAllByText(/^(Inside|Outside|DMZ|Any) → (Inside|Outside|DMZ|Any)$/)).length).toBeGreaterThan(
    0,
  );
  expect(screen.queryByText(/^(内网|外网|任意) →|^任意/)).toBeNull();
});

it('and what is changed on many access points', async () => {
  const [first] = (await demo.call(aps, { per_page: 1 })).data.list;
  show(
    demo,
    <Speaking lang="en">
      <ApBatchEditor devices={first!.id} />
    </Speaking>,
  );
  expect(await screen.findAllByLabelText('Change Power')).toHaveLength(2);
  expect(screen.queryByText(/^Change [\u3400-\u9fff]/)).toBeNull();
});
