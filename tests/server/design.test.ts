import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  designDetail,
  designMeasured,
  designRemove,
  designs,
  designSave,
  equipmentModels,
  type DesignDocument,
} from '../../src/api/contract/design';
import {
  designLinkCreate,
  designLinkRevoke,
  designLinks,
  designShared,
  designSharedPlan,
} from '../../src/api/contract/design-link';
import { aps } from '../../src/api/contract/device';
import { staffModelRemove, staffModelSave } from '../../src/api/contract/staff-design';
import { photoUpload } from '../../src/api/contract/support';
import { schemeOf } from '../../src/domain/design/scheme';
import { dropStrayPhotos } from '../../host/server/account/support/uploads';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;
let demo: Client;
let agent: Client;
beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
});
afterAll(() => server.close());

const document = (more: Partial<DesignDocument> = {}): DesignDocument => ({
  ...{ scheme: schemeOf('shop'), floors: [], target: -65 },
  ...more,
});
const floor = (more: Partial<DesignDocument['floors'][number]> = {}): DesignDocument['floors'][number] => ({
  ...{ id: 'f1', name: '1 层', plan: null, width: 20, height: 10, walls: [], aps: [], labels: [] },
  ...more,
});
const spot = (device: string | null) =>
  ({ id: 'a1', name: 'AP-1', x: 3, y: 4, form: 'ceiling', power: 17, channel: 36, device }) as const;

describe('designs', () => {
  it('are made, listed, changed and removed, by their own account alone', async () => {
    const { id, updated_at } = (await demo.call(designSave, { name: '新店', document: document() })).data;
    expect((await demo.call(designs, { q: '新店' })).data).toMatchObject({
      list: [{ id, scene: 'shop', floors: 0, aps: 0 }],
      total: 1,
    });
    const changed = document({ floors: [floor({ aps: [spot(null)] })] });
    await demo.call(designSave, { id, name: '新店', document: changed, updated_at });
    expect((await demo.call(designDetail, { id })).data.document).toEqual(changed);
    expect((await demo.call(designs, { q: '新店' })).data.list).toMatchObject([{ floors: 1, aps: 1 }]);

    expect((await agent.call(designs, {})).data.total).toBe(0);
    for (const call of [
      () => agent.call(designDetail, { id }),
      () => agent.call(designSave, { id, name: '我的', document: document(), updated_at }),
      () => agent.call(designRemove, { ids: [id] }),
    ]) {
      expect(await failureOf(call())).toMatchObject({ detail: { status: 404, reason: 'noDesign' } });
    }
    await demo.call(designRemove, { ids: [id] });
    expect(await failureOf(demo.call(designDetail, { id }))).toMatchObject({ detail: { status: 404 } });
  });

  it('are not overwritten by a window that has an older one', async () => {
    const { id, updated_at } = (await demo.call(designSave, { name: '两个窗口', document: document() })).data;
    const first = await demo.call(designSave, {
      id,
      name: '两个窗口',
      document: document({ target: -67 }),
      updated_at,
    });
    expect(first.data.updated_at > updated_at).toBe(true);
    const late = demo.call(designSave, { id, name: '两个窗口', document: document({ target: -70 }), updated_at });
    expect(await failureOf(late)).toMatchObject({ detail: { code: 4511, reason: 'designChanged' } });
    expect((await demo.call(designDetail, { id })).data.document.target).toBe(-67);
    await demo.call(designSave, { ...first.data, name: '两个窗口', document: document() });
  });

  it('take no name twice, and only plans and access points of their own account', async () => {
    await demo.call(designSave, { name: '总部', document: document() });
    const taken = demo.call(designSave, { name: '总部', document: document() });
    expect(await failureOf(taken)).toMatchObject({ detail: { status: 422, reason: 'designTaken' } });
    await agent.call(designSave, { name: '总部', document: document() });

    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);
    const plan = (await demo.call(photoUpload, { file: png })).data.id;
    const [ap] = (await demo.call(aps, {})).data.list;
    const whole = document({ floors: [floor({ plan, aps: [spot(ap!.id)] })] });
    const { id } = (await demo.call(designSave, { name: '有图', document: whole })).data;
    expect(await failureOf(agent.call(designSave, { name: '有图', document: whole }))).toMatchObject({
      detail: { status: 422, reason: 'planGone' },
    });
    const bound = document({ floors: [floor({ aps: [spot(ap!.id)] })] });
    expect(await failureOf(agent.call(designSave, { name: '有图', document: bound }))).toMatchObject({
      detail: { status: 422, reason: 'targetsGone' },
    });

    // A plan stays as long as a design shows it.
    clock += 3 * 24 * 3600_000;
    demo = await server.signIn();
    agent = await server.signIn('agent@netpane.cn');
    await dropStrayPhotos(server.services);
    const kept = () => server.services.db.query('SELECT id FROM upload WHERE id = $1', [plan]);
    expect(await kept()).toHaveLength(1);
    await demo.call(designRemove, { ids: [id] });
    await dropStrayPhotos(server.services);
    expect(await kept()).toHaveLength(0);
  });
});

describe('what is measured where a design placed access points', () => {
  it('are their terminals and what they hear of each other, of the own account and of nobody else', async () => {
    const { db } = server.services;
    const list = (await demo.call(aps, { per_page: 3 })).data.list;
    const [near, far, away] = list.map(({ id }) => id) as [string, string, string];
    const placed = [near, far].map((device, n) => ({ ...spot(device), id: `a${n}`, name: `AP-${n}` }));
    const whole = document({ floors: [floor({ aps: placed })] });
    const { id } = (await demo.call(designSave, { name: '实测', document: whole })).data;
    await db.query(`UPDATE device SET status = CASE id WHEN $1 THEN 'online' ELSE 'offline' END WHERE id = ANY($2)`, [
      near,
      [near, far],
    ]);
    await db.query('UPDATE client SET ap_id = NULL WHERE ap_id = ANY($1)', [[near, far]]);
    const [one] = await db.query<{ gateway_id: string }>('SELECT gateway_id FROM device WHERE id = $1', [near]);
    for (const [n, signal] of [-48, -71, -60, null].entries()) {
      await db.query(
        `INSERT INTO client (id, account_id, gateway_id, ap_id, mac, name, ip, online, online_since, first_seen, last_seen, signal, day,
           first_day, simulated)
         VALUES ($1, 'acc_demo', $2, $3, $1, '', '', true, $4, $4, $4, $5, '2026-11-20', '2026-11-20', false)`,
        [`02:00:5e:00:54:0${n}`, one!.gateway_id, near, new Date(clock), signal],
      );
    }
    const hears = (device: string, bssid: string, heard: object[]) =>
      db.query(
        `INSERT INTO ap_scan (device_id, at, bssids, heard) VALUES ($1, $2, $3, $4)
         ON CONFLICT (device_id) DO UPDATE SET bssids = excluded.bssids, heard = excluded.heard`,
        [device, new Date(clock), [bssid], JSON.stringify(heard)],
      );
    await hears(near, 'b-near', [
      { bssid: 'b-far', band: '5G', signal: -66 },
      { bssid: 'b-away', band: '5G', signal: -40 },
      { bssid: 'b-neighbour', band: '5G', signal: -30 },
    ]);
    await hears(far, 'b-far', []);
    await hears(away, 'b-away', [{ bssid: 'b-near', band: '5G', signal: -41 }]);
    const told = (await demo.call(designMeasured, { id })).data;
    expect(told.aps).toHaveLength(2);
    expect(told.aps.find(({ device }) => device === near)).toMatchObject({
      ...{ online: true, clients: 3, median: -60, weakest: -71 },
    });
    expect(told.aps.find(({ device }) => device === far)).toMatchObject({ online: false, clients: 0, median: null });
    expect(told.heard).toEqual([{ at: near, from: far, band: '5G', signal: -66 }]);
    expect(await failureOf(agent.call(designMeasured, { id }))).toMatchObject({ detail: { status: 404 } });
    // An access point that has gone to somebody else tells nothing any more.
    await db.query(`UPDATE device SET account_id = 'acc_agent' WHERE id = $1`, [far]);
    const left = (await demo.call(designMeasured, { id })).data;
    expect([left.aps.length, left.heard.length]).toEqual([1, 0]);
    await db.query(`UPDATE device SET account_id = 'acc_demo' WHERE id = $1`, [far]);
  });
});

describe('a link to a design', () => {
  it('is read without a session and without its owner’s devices, until it ends', async () => {
    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);
    const [plan, other] = await Promise.all(
      [1, 2].map(async () => (await demo.call(photoUpload, { file: png })).data.id),
    );
    const [ap] = (await demo.call(aps, {})).data.list;
    const whole = document({ floors: [floor({ plan: plan!, aps: [spot(ap!.id)] })] });
    const { id } = (await demo.call(designSave, { name: '给客户看', document: whole })).data;
    const make = (days: 0 | 7) => demo.call(designLinkCreate, { design: id, days });
    const { id: link, key } = (await make(0)).data;
    const look = (shown: string) => server.client.call(designShared, { key: shown });
    const { name, document: seen, models } = (await look(key)).data;
    expect(name).toBe('给客户看');
    expect(seen).toEqual(document({ floors: [floor({ plan: plan!, aps: [spot(null)] })] }));
    expect(models.length).toBeGreaterThan(0);
    const picture = (of: string) => server.client.call(designSharedPlan, { key, id: of });
    expect(((await picture(plan!)) as Blob).size).toBe(8);
    expect(await failureOf(picture(other!))).toMatchObject({ detail: { status: 404 } });

    const of = async () => (await demo.call(designLinks, { design: id })).data.list;
    expect(await of()).toMatchObject([
      { id: link, expires_at: null, revoked_at: null, seen_at: expect.any(String) as string },
    ]);
    for (const call of [
      () => agent.call(designLinks, { design: id }),
      () => agent.call(designLinkCreate, { design: id, days: 0 }),
      () => agent.call(designLinkRevoke, { id: link }),
    ])
      expect(await failureOf(call())).toMatchObject({ detail: { status: 404 } });

    const { key: short } = (await make(7)).data;
    clock += 7 * 24 * 3600_000;
    demo = await server.signIn();
    expect(await failureOf(look(short))).toMatchObject({ detail: { code: 4035 } });
    await demo.call(designLinkRevoke, { id: link });
    expect(await failureOf(look(key))).toMatchObject({ detail: { code: 4034 } });
    expect(await failureOf(demo.call(designLinkRevoke, { id: link }))).toMatchObject({ detail: { status: 404 } });
    const last = (await make(0)).data.key;
    await demo.call(designRemove, { ids: [id] });
    expect(await failureOf(look(last))).toMatchObject({ detail: { code: 4034 } });
  });
});

describe('models of devices', () => {
  it('are entered by the operator; what was not told is nothing', async () => {
    const { staff } = server;
    const of = async () => (await demo.call(equipmentModels, {})).data.list.find(({ model }) => model === 'NP-T1');
    await staff.call(staffModelSave, { by: '李工', model: 'NP-T1', kind: 'switch', ports: 8, price_fen: 50_000 });
    expect(await of()).toEqual({
      ...{ model: 'NP-T1', kind: 'switch', form: '', ports: 8, price_fen: 50_000 },
      ...{ clients: null, mbps: null, wans: null, aps: null, poe_watts: null, watts: null },
    });
    await staff.call(staffModelSave, { by: '李工', model: 'NP-T1', kind: 'switch', ports: 8 });
    expect((await of())!.price_fen).toBeNull();
    await staff.call(staffModelRemove, { by: '李工', model: 'NP-T1' });
    expect(await of()).toBeUndefined();
    expect(await failureOf(staff.call(staffModelRemove, { by: '李工', model: 'NP-T1' }))).toMatchObject({
      detail: { status: 404 },
    });
  });
});
