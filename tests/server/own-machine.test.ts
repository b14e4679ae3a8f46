import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownMachine } from '../../host/server/demo/own-machine';
import { seedAccounts } from '../../host/server/demo/seed/accounts';
import { startReference, type Reference } from './reference';

let server: Reference;
let folder: string;
beforeAll(async () => {
  server = await startReference({ seed: false });
  folder = await mkdtemp(join(tmpdir(), 'netpane-machine-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const gateways = () => server.services.db.query('SELECT id, account_id, simulated FROM device');

describe('this machine as a gateway', () => {
  it('waits for the demo account', async () => {
    await ownMachine(server.services, folder);
    expect(await gateways()).toEqual([]);
  });

  it('belongs to the demo account under one identity, however often the server starts', async () => {
    await seedAccounts(server.services);
    const first = await ownMachine(server.services, folder);
    expect(await ownMachine(server.services, folder)).toEqual(first);
    expect(await gateways()).toEqual([{ id: first.gwid, account_id: 'acc_demo', simulated: false }]);
    expect((await stat(join(folder, 'own-machine.json'))).mode & 0o777).toBe(0o600);
    const kept = await server.services.db.query('SELECT * FROM device_identity WHERE gwid = $1', [first.gwid]);
    expect(JSON.stringify(kept)).not.toContain(first.key);
  });

  it('stays away when somebody unbound it', async () => {
    await server.services.db.exec('DELETE FROM device; UPDATE device_identity SET account_id = NULL');
    await ownMachine(server.services, folder);
    expect(await gateways()).toEqual([]);
  });
});
