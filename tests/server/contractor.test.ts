import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { contractor, contractorApply } from '../../src/api/contract/contractor';
import { logs } from '../../src/api/contract/log';
import { messages } from '../../src/api/contract/message';
import { staffContractorPhoto, staffContractors, staffContractorSettle } from '../../src/api/contract/staff';
import { photo, photoUpload } from '../../src/api/contract/support';
import { user } from '../../src/api/contract/user';
import { sentenceOf } from '../../src/api/refusal/sentence';
import type { Said } from '../../src/api/refusal/table';
import { isCreditCode } from '../../src/domain/contractor';
import { demoApprovesAfter, demoService } from '../../host/server/demo/demo-service';
import { dropStrayPhotos } from '../../host/server/account/support/uploads';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let me: Client;
let agent: Client;
const by = '客服 0317';

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  me = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());

const upload = async (client: Client) => {
  const file = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);
  return (await client.call(photoUpload, { file })).data.id;
};
const application = (photos: string[], more: object = {}) => ({
  company: '杭州云集网络工程有限公司',
  licence: '91350100M000100Y43',
  photos,
  region: '33' as const,
  contact: '林昭',
  mobile: '138 0571 2046',
  ...more,
});
const stands = async (client: Client) => (await client.call(contractor, {})).data;

describe('a credit code', () => {
  it.each([
    ['91350100M000100Y43', true],
    ['91350100M000100Y44', false],
    ['91350100M000100Y4', false],
    ['91350100m000100y43', false],
    ['9135010OM000100Y43', false],
    ['', false],
  ])('%s: %s', (text, good) => expect(isCreditCode(text)).toBe(good));
});

describe('the certification of a contractor', () => {
  it('says at each field what is wrong', async () => {
    const bad = application([], { company: '', licence: '91350100M000100Y44', contact: ' ', mobile: '12345' });
    const { errors } = (await failureOf(me.call(contractorApply, bad))).detail;
    expect(Object.keys(errors ?? {}).sort()).toEqual(['company', 'contact', 'licence', 'mobile', 'photos']);
    const long = application([], { company: '长'.repeat(65) });
    expect((await failureOf(me.call(contractorApply, long))).detail.errors).toHaveProperty('company');
  });

  it("takes no photo of another account's", async () => {
    const theirs = await upload(agent);
    const { errors } = (await failureOf(me.call(contractorApply, application([theirs])))).detail;
    expect(errors).toEqual({ photos: ['照片已失效，请重新上传'] });
    expect((await stands(me)).state).toBe('none');
  });

  it('is refused with a reason, handed in again, approved, and then stays', async () => {
    const picture = await upload(me);
    await me.call(contractorApply, application([picture]));
    expect(await stands(me)).toMatchObject({ state: 'reviewing', application: { mobile: '13805712046' } });
    expect((await stands(agent)).state).toBe('none');
    expect((await failureOf(me.call(contractorApply, application([picture])))).message).toMatch('不能重复提交');

    const [waiting] = (await reference.staff.call(staffContractors, {})).data.list;
    expect(waiting).toMatchObject({ company: '杭州云集网络工程有限公司', photos: 1 });
    const seen = await reference.staff.call(staffContractorPhoto, { id: waiting!.id });
    expect(seen).toBeInstanceOf(Blob);
    expect(
      (await failureOf(reference.staff.call(staffContractorPhoto, { id: waiting!.id, at: 1 }))).detail.status,
    ).toBe(404);
    expect((await failureOf(agent.call(photo, { id: picture }))).detail.status).toBe(404);
    const settle = (approved: boolean, reason = '') =>
      reference.staff.call(staffContractorSettle, { id: waiting!.id, by, approved, reason });
    expect((await failureOf(settle(false))).detail.errors).toHaveProperty('reason');
    await settle(false, '照片不清晰');
    expect((await failureOf(settle(true))).message).toBe('认证申请不存在或已处理');
    expect(await stands(me)).toMatchObject({ state: 'refused', application: { reason: '照片不清晰' } });
    expect((await me.call(messages, {})).data.list[0]!.title).toBe('工程商认证未通过');

    const isAgent = async () => (await me.call(user, {})).data.is_agent;
    expect(await isAgent()).toBe(false);
    clock += 1000;
    await me.call(contractorApply, application([picture], { company: '杭州云集网络工程有限责任公司' }));
    clock += demoApprovesAfter;
    await demoService(reference.services);
    const { state, application: approved } = await stands(me);
    expect(state).toBe('approved');
    expect(await isAgent()).toBe(true);
    expect(approved!.reason).toMatch('模拟');
    expect(sentenceOf(approved!.reason_said as Said, 'en')).toMatch('simulated');
    expect((await failureOf(me.call(contractorApply, application([picture])))).message).toMatch('不能重复提交');
    const lines = (await me.call(logs, { kind: 'business' })).data.list.map(({ text }) => text);
    expect(lines).toContain('提交工程商认证');
    expect(lines).toContain('工程商认证未通过：照片不清晰');
  });

  it('keeps its photos; those of nobody go', async () => {
    const stray = await upload(me);
    const kept = (await stands(me)).application!.photos[0]!;
    clock += 2 * 86_400_000;
    await dropStrayPhotos(reference.services);
    const rows = await reference.services.db.query<{ id: string }>('SELECT id FROM upload WHERE id = ANY($1::text[])', [
      [stray, kept],
    ]);
    expect(rows.map(({ id }) => id)).toEqual([kept]);
  });
});
