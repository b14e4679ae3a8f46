import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Agent {
  whyNot: () => Promise<string | undefined>;
  takeNetwork: (params: object, say: (line: string) => void) => Promise<{ ok: boolean; error?: string }>;
  readTunnels: () => Promise<{ key: string; port: number; links?: object[] }>;
}
let agent: Agent;
let folder: string;
const path = process.env.PATH;
const key = `${'k'.repeat(42)}A=`;

/** Programs of a machine as scripts: each writes down how it was called. */
async function program(name: string, body: string): Promise<void> {
  const file = join(folder, 'bin', name);
  await writeFile(file, `#!/bin/sh\necho "${name} $*" >> ${folder}/calls\n${body}\n`);
  await chmod(file, 0o700);
}
const calls = async () => (await readFile(join(folder, 'calls'), 'utf8').catch(() => '')).trim().split('\n');
const there = (name: string) =>
  stat(join(folder, name)).then(
    ({ mode }) => (mode & 0o777).toString(8),
    () => undefined,
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netpane-sdwan-'));
  await mkdir(join(folder, 'bin'));
  process.env.NETPANE_CONFIG_FILE = join(folder, 'config.json');
  process.env.NETPANE_SDWAN = '';
  process.env.PATH = `${join(folder, 'bin')}:${path}`;
  await program('ip', `case "$*" in "link show npsd0") test -e ${folder}/up;; "link add npsd0"*) touch ${folder}/up;; "link del npsd0") rm -f ${folder}/up;; esac`); // prettier-ignore
  await program('tc', `test ! -e ${folder}/notc || { echo 'no tbf' >&2; exit 2; }`);
  await program('wg', `case "$1" in syncconf) cat "$3" > ${folder}/read;; show) cat ${folder}/dump;; esac`);
  await program('nft', `case "$1" in -f) test ! -e ${folder}/nonft || { echo 'no such chain' >&2; exit 1; }; cat "$2" > ${folder}/rules;; delete) rm -f ${folder}/rules;; esac`); // prettier-ignore
  await program(
    'ping',
    `echo '5 packets transmitted, 4 received, 20% packet loss'; echo 'rtt min/avg/max/mdev = 1.0/12.5/20.0/1.0 ms'`,
  );
  agent = (await import(`${'../../examples/device-agent/sdwan.mjs'}`)) as Agent;
});
afterAll(async () => {
  process.env.PATH = path;
  for (const name of ['NETPANE_CONFIG_FILE', 'NETPANE_SDWAN']) delete process.env[name];
  await rm(folder, { recursive: true });
});

const peer = (more: object = {}) => ({
  ...{ gwid: 'hub', key, endpoint: '203.0.113.9:51820', address: '100.96.0.1', backup: false, direct: false },
  routes: ['100.96.0.1/32', '10.77.1.0/24'],
  ...more,
});
const document = (more: object = {}) => ({
  address: '100.96.0.2',
  mbps: 8,
  subnets: ['10.77.2.0/24'],
  peers: [peer()],
  ...more,
});
const rule = (more: object = {}) => ({
  ...{ id: 'r1', name: '收银', source_ips: '', target_ips: '', protocol: 'any', ports: '', action: 'deny', log: false },
  ...more,
});
async function take(network: unknown, enabled = 'true') {
  const said: string[] = [];
  await rm(join(folder, 'calls'), { force: true });
  const text = typeof network === 'string' ? network : JSON.stringify(network);
  return { ...(await agent.takeNetwork({ enabled, network: text }, (line) => said.push(line))), said };
}

describe('the agent as a member of a network', () => {
  it('is none as long as its owner did not allow it', async () => {
    expect(await agent.whyNot()).toMatch(/没有允许组网/);
  });

  it('sets up its tunnel, routes and limits, and keeps its key to itself', async () => {
    const { ok, said } = await take(document({ peers: [peer(), peer({ gwid: 'new', key: null, endpoint: null })] }));
    expect(ok).toBe(true);
    expect(said).toEqual([
      '到 hub 的隧道已设置',
      'new 还没有公钥，等它上报',
      '本机地址 100.96.0.2，上行与下行各限 8 Mbps',
    ]);
    const done = await calls();
    expect(done).toContain('ip route replace 10.77.1.0/24 dev npsd0 proto 190');
    expect(done).toContain('tc qdisc replace dev npsd0 root tbf rate 8mbit burst 256kb latency 100ms');
    const read = await readFile(join(folder, 'read'), 'utf8');
    expect(read).toContain(
      `PublicKey = ${key}\nAllowedIPs = 100.96.0.1/32, 10.77.1.0/24\nEndpoint = 203.0.113.9:51820`,
    );
    const secret = /PrivateKey = (\S+)/.exec(read)![1]!;
    expect([await there('sdwan.conf'), await there('sdwan.key')]).toEqual([undefined, '600']);
    await writeFile(
      join(folder, 'dump'),
      ['x', `${key}\t-\t-\t-\t${Math.floor(Date.now() / 1000)}\t900\t500\t25`].join('\n'),
    );
    const told = await agent.readTunnels();
    expect(told).toMatchObject({ port: 51_820, links: [{ gwid: 'hub', state: 'linked', latency: 12.5, loss: 20 }, { gwid: 'new', state: 'unlinked' }] }); // prettier-ignore
    expect(told.key).toMatch(/^[A-Za-z\d+/]{43}=$/);
    expect(JSON.stringify(told)).not.toContain(secret);
    // Without a handshake for long nothing is called linked.
    await writeFile(
      join(folder, 'dump'),
      ['x', `${key}\t-\t-\t-\t${Math.floor(Date.now() / 1000) - 600}\t900\t500\t25`].join('\n'),
    );
    expect((await agent.readTunnels()).links).toMatchObject([{ state: 'unlinked' }, { state: 'unlinked' }]);
  });

  it.each<[string, unknown, RegExp]>([
    ['rules about applications', document({ rules: { filter: [], link: [] } }), /只执行过滤规则/],
    [
      'a rule that is none',
      document({ rules: { filter: [rule({ target_ips: '10.0.0.1; flush ruleset' })] } }),
      /过滤规则无法识别/,
    ],
    ['an action that is none', document({ rules: { filter: [rule({ action: 'primary' })] } }), /过滤规则无法识别/],
    ['a second way', document({ peers: [peer({ backup: true })] }), /不能在两个中心之间自动切换/],
    ['addresses that it has itself', document({ peers: [peer({ routes: ['0.0.0.0/0'] })] }), /重叠/],
    ['an option in place of an address', document({ peers: [peer({ routes: ['-h'] })] }), /无法识别/],
    ['a line break in a key', document({ peers: [peer({ key: `${key}\nPostUp = x` })] }), /公钥无效/],
    ['a line break in an address', document({ peers: [peer({ endpoint: 'a:1\nb' })] }), /地址无效/],
    ['no bandwidth', document({ mbps: 0 }), /带宽 0 无效/],
    ['what is no JSON', '{', /无法识别/],
  ])('refuses %s, and nothing is called', async (_, network, reason) => {
    expect(await take(network)).toMatchObject({ ok: false, error: expect.stringMatching(reason) as string });
    expect(await calls()).toEqual(['']);
  });

  it('puts filter rules in force in their order before anything can pass, and takes them away with the tunnel', async () => {
    const rules = [
      rule({ from_routes: ['10.77.2.0/24'], to_routes: ['10.77.1.0/24'], protocol: 'tcp', ports: '80,8000-8100', action: 'permit' }), // prettier-ignore
      rule({ id: 'r 2"', source_ips: '10.77.2.5\n10.77.2.8-10.77.2.9', protocol: 'icmp', log: true }),
      rule({ from_routes: [] }),
      rule({ target_ips: '10.77.1.0/24', ports: '53' }),
    ];
    expect(await take(document({ rules: { filter: rules } }))).toMatchObject({
      ok: true,
      said: expect.arrayContaining(['过滤规则 4 条已生效']) as string[],
    });
    const chain = (await readFile(join(folder, 'rules'), 'utf8')).split('chain rules {')[1]!.split('}\n  chain')[0]!;
    expect(chain.trim().split(/\n\s*/)).toEqual([
      'ct direction reply return',
      'ip saddr { 10.77.2.0/24 } ip daddr { 10.77.1.0/24 } meta l4proto { tcp } th dport { 80, 8000-8100 } counter return',
      'ip saddr { 10.77.2.5, 10.77.2.8-10.77.2.9 } meta l4proto icmp log prefix "npsd0 r2 " counter drop',
      'ip daddr { 10.77.1.0/24 } meta l4proto { tcp, udp } th dport { 53 } counter drop',
    ]);
    const done = await calls();
    expect(done.findIndex((call) => call.startsWith('nft -f'))).toBeLessThan(
      done.findIndex((call) => call.startsWith('wg syncconf')),
    );
    await writeFile(join(folder, 'nonft'), '');
    expect(await take(document({ rules: { filter: rules } }))).toMatchObject({
      ok: false,
      error: 'nft：no such chain；隧道已撤下',
    });
    expect([await there('up'), await there('rules')]).toEqual([undefined, undefined]);
    await rm(join(folder, 'nonft'));
  });

  it('says what a program said, and takes everything down again', async () => {
    await writeFile(join(folder, 'notc'), '');
    const { ok, error } = await take(document());
    expect([ok, error]).toEqual([false, 'tc qdisc replace：no tbf；隧道已撤下']);
    await rm(join(folder, 'notc'));
    expect([await there('up'), await there('sdwan.json')]).toEqual([undefined, undefined]);
    await take(document());
    expect(await take('', 'false')).toMatchObject({ ok: true, said: ['隧道已撤下'] });
    expect([await there('up'), await there('sdwan.json'), await there('sdwan.key')]).toEqual([
      undefined,
      undefined,
      '600',
    ]);
    expect(await agent.readTunnels()).not.toHaveProperty('links');
  });
});
