import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Result {
  ok: boolean;
  error?: string;
}
type Held = { device: string; hash: string; sections?: object } | undefined;
let readConfig: (whole: boolean) => Promise<Held>;
let configure: (params: Record<string, string>, say: (line: string) => void) => Promise<Result>;
let folder: string;
let file: string;
const [own] = Object.keys(networkInterfaces());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netpane-agent-'));
  file = join(folder, 'deep', 'config.json');
  process.env.NETPANE_CONFIG_FILE = file;
  process.env.NETPANE_DEVICE_ID = 'gw1';
  const path = '../../examples/device-agent/config.mjs';
  ({ configure, readConfig } = (await import(path)) as { configure: typeof configure; readConfig: typeof readConfig });
});
afterAll(async () => {
  delete process.env.NETPANE_CONFIG_FILE;
  delete process.env.NETPANE_DEVICE_ID;
  await rm(folder, { recursive: true });
});

const send = async (document: unknown, more: Record<string, string> = {}) => {
  const said: string[] = [];
  const sections = typeof document === 'string' ? document : JSON.stringify(document);
  const params = { device: 'gw1', kind: 'gateway', version: '3', sections, ...more };
  return { ...(await configure(params, (line) => said.push(line))), said };
};

describe('the agent of a machine', () => {
  it('tells what its file says now, by hand as well, and nothing while there is none', async () => {
    expect(await readConfig(true)).toBeUndefined();
    const document = { vlan: [{ id: 'v10', vlan: '10', interface: own }] };
    await send(document);
    const held = await readConfig(false);
    expect(held).toEqual({ device: 'gw1', hash: expect.stringMatching(/^[\da-f]{64}$/) as string });
    expect(await readConfig(true)).toEqual({ ...held, sections: document });
    const changed = { vlan: [{ ...document.vlan[0], vlan: '33' }] };
    await writeFile(file, JSON.stringify({ version: 3, document: changed }));
    const after = await readConfig(true);
    expect(after!.sections).toEqual(changed);
    expect(after!.hash).not.toBe(held!.hash);
    await writeFile(file, '{');
    expect(await readConfig(true)).toBeUndefined();
  });

  it('keeps a configuration in its file and says what it took', async () => {
    const document = { vlan: [{ id: 'v10', vlan: '10', interface: own }], acl: [] };
    const { ok, said } = await send(document);
    expect(ok).toBe(true);
    expect(said).toContain('vlan：1 项');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ version: 3, document });
  });

  it('leaves what a configuration does not name as it is', async () => {
    await send({ acl: [], wan: [{ id: 'w', interface: own }] });
    const { ok } = await send({ acl: [] });
    expect(ok).toBe(true);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ document: { wan: [{ id: 'w' }] } });
  });

  it.each([
    ['an interface it has not', { vlan: [{ interface: 'lan77' }] }, {}, /没有接口 lan77/],
    ['a line it has not', { port_mapping: [{ line: 'wan77' }] }, {}, /没有接口 wan77/],
    ['a section it does not know', { ssids: [] }, {}, /不支持的配置段：ssids/],
    ['a line out that it has not', { wan: [{ interface: 'wan77' }] }, {}, /没有接口 wan77/],
    ['dialling', { wan: [{ enabled: true, mode: 'pppoe' }] }, {}, /不支持 PPPoE/],
    ['prefix delegation', { ipv6: [{ enabled: true, mode: 'dhcpv6' }] }, {}, /不支持 DHCPv6/],
    ['what is no JSON', '{', {}, /不是有效的 JSON/],
    ['another device', {}, { device: 'ap1', kind: 'ap' }, /没有其他设备/],
  ] as const)('refuses %s and keeps what it had', async (_, document, more, reason) => {
    const before = await readFile(file, 'utf8');
    expect(await send(document, more)).toMatchObject({ ok: false, error: expect.stringMatching(reason) as string });
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});
