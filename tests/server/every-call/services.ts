import { runJobs } from '../../../host/server/fleet/bulk/run';
import { fingerprint } from '../../../host/server/kit/secrets';
import { keyFile, manifestOf, newPublisher, packageFile } from '../signed-plugin';
import * as contract from '../../../src/api/contract';
import { addDays, beijingDay } from '../../../src/domain/time';
import { added, emptyDrawing, newRule } from '../../../src/domain/sdwan';
import { deliverSecurity } from '../../../host/server/services/security/deliver';
import { takeDisks } from '../../../host/server/services/star/disks';
import type { Callers } from './caller';

const request_id = () => crypto.randomUUID();

/** Buying a service, and the tunnels of one that was bought. */
export async function orders({ call }: Callers): Promise<void> {
  const { service, device, tunnel } = contract;
  const gwid = (await call(device.gateways, { per_page: 1 })).data.list[0]!.gwid;
  await call(service.services, {});
  await call(service.serviceDetail, { key: 'camera' });
  await call(service.serviceQuote, { service: 'camera', tier: 'basic' });
  const order = async () =>
    (await call(service.orderCreate, { request_id: request_id(), service: 'camera', tier: 'basic' })).data.id;
  const id = await order();
  const { owned } = (await call(service.orderPay, { id })).data;
  await call(service.orderCancel, { id: await order() });
  await call(service.orders, {});
  await call(service.orderDetail, { id });
  await call(service.orderInvoice, { id, title: '杭州云集网络', tax_no: '91350100M000100Y43', email: 'a@example.cn' });
  await call(service.ownedList, {});
  await call(service.serviceGateways, { service: 'iptv' });
  await call(service.ownedBind, { id: owned!, gwid });

  const { gwid: with_ } = (await call(tunnel.tunnelGateways, {})).data.list.find(({ tier }) => tier === 'pro')!;
  const mapping = { name: '门禁', subdomain: 'door1', protocol: 'http', ip: '10.10.0.9', port: '80' } as const;
  const { id: made } = (await call(tunnel.tunnelSave, { gwid: with_, ...mapping })).data;
  await call(tunnel.tunnelList, {});
  await call(tunnel.tunnelFlow, { id: made });
  await call(tunnel.tunnelSwitch, { ids: [made], enabled: false });
  await call(tunnel.tunnelRemove, { ids: [made] });
}

/** International speed-up: groups, members, what was measured; and its operator. */
export async function speedUp({ call, row, server }: Callers): Promise<void> {
  const { speedup, speedupPolicy, staffSpeedup } = contract;
  const { staff: desk } = server;
  const by = '李工';
  const host = '198.18.46.1';
  const { id: line } = (
    await call(staffSpeedup.staffSpeedupLineSave, { by, region: '韩国', name: '首尔 9', host }, desk)
  ).data;
  await call(staffSpeedup.staffSpeedupLines, {}, desk);
  await call(staffSpeedup.staffSpeedupLineOpen, { by, id: line, open: true }, desk);
  const { gwid } = (await call(speedup.speedupGateways, {})).data.list.find(({ tier }) => tier === 'pro')!;
  await row(`UPDATE device SET status = 'online' WHERE id = $1 RETURNING 1`, [gwid]);
  await call(speedup.speedupLines, { gwid });
  const wanted = { gwid, name: '研发二组', line, mbps: 5, apps: ['github'], domains: ['example.com'] };
  const { gid } = (await call(speedup.speedupSave, wanted)).data;
  await call(speedup.speedupGroups, { q: '研发' });
  await call(speedup.speedupGroup, { gid });
  const rows = [{ name: '工作站', mac: '02:00:5e:00:53:61', purpose: '代码仓库' }];
  const [sign = ''] = (await call(speedup.speedupApply, { gid, rows })).data.signs;
  await call(staffSpeedup.staffSpeedupMembers, {}, desk);
  await call(staffSpeedup.staffSpeedupSettle, { by, sign, approved: true }, desk);
  await call(speedup.speedupMembers, { gid, q: '工作' });
  await call(speedup.speedupMember, { sign });
  await call(speedup.speedupMemberSave, { sign, name: '工作站 2', mbps: '2', enabled: true });
  await call(speedup.speedupUse, { gid });
  await call(speedup.speedupSave, { ...wanted, gid, mode: 2 });
  const policy = { ms: 150, loss: 3, jitter: 30, hold: 60, back: 300 };
  await call(speedupPolicy.speedupPolicySave, { gid, apps: ['github'], lines: [line], ...policy });
  await call(speedupPolicy.speedupPolicies, { gid, q: '研发' });
  await call(speedupPolicy.speedupSwitches, { gid, q: '研发' });
  await call(speedupPolicy.speedupPolicyReset, { gid, apps: ['github'] });
  await call(speedup.speedupMeasureApp, { gid, app: 'github' });
  await call(speedup.speedupEffects, { gid });
  await row(`UPDATE speedup_measure SET state = 'failed' WHERE gateway_id = $1 AND state = 'open' RETURNING 1`, [gwid]);
  await call(speedup.speedupMeasureLines, { gwid, lines: [line] });
  await row(`UPDATE gateway_delivery SET state = 'failed' WHERE gateway_id = $1 AND kind = 'speedup' RETURNING 1`, [
    gwid,
  ]);
  await call(speedup.speedupRetry, { gwid });
  await call(speedup.speedupSwitch, { gid, enabled: false });
  await call(speedup.speedupMemberRemove, { ids: [sign] });
  await call(speedup.speedupRemove, { ids: [gid] });
}

/** Star plan: disks and upload lent to a buyer, the bill; and its operator. */
export async function starPlan({ call, row, server }: Callers): Promise<void> {
  const { star, starBill, staffStar } = contract;
  const { staff: desk, services } = server;
  const by = '李工';
  await call(star.starOverview, {});
  await call(star.starAgree, { version: (await call(star.starAgreement, {})).data.version });
  const { gwid } = await row<{ gwid: string }>(
    `UPDATE device SET status = 'online' WHERE id = (
       SELECT id FROM device d WHERE account_id = 'acc_demo' AND kind = 'gateway'
         AND NOT EXISTS (SELECT 1 FROM star_gateway g WHERE g.gateway_id = d.id)
         AND NOT EXISTS (SELECT 1 FROM star_line l WHERE l.gateway_id = d.id) ORDER BY id LIMIT 1)
     RETURNING id AS gwid`,
  );
  const disk = { name: 'sdx', medium: 'ssd', size: 2 ** 38, used: 0, bad_blocks: 0, lent: 0 } as const;
  await takeDisks(services.db, { gwid, accountId: 'acc_demo' }, { disks: [disk], up_bps: 0 }, services.now());
  await call(star.starDisks, { state: 'free' });
  const wanted = { gwid, mbps: 1, from: '23:30', to: '08:00', disks: [{ disk: 'sdx', gb: 100 }] };
  const [first = ''] = (await call(star.starApply, { gateways: [wanted] })).data.ids;
  await call(star.starWithdraw, { id: first });
  const { id } = (await call(star.starAgain, { id: first })).data;
  await call(star.starApplications, {});
  await call(staffStar.staffStarReview, {}, desk);
  await call(staffStar.staffStarSettleReview, { by, id, approved: true }, desk);
  await row(
    `UPDATE star_application SET simulated = false, decided_at = decided_at - interval '2 days' WHERE id = $1 RETURNING 1`,
    [id],
  );
  await call(star.starGateways, {});
  await call(star.starConfigure, { gwids: [gwid], share: 50 });
  await call(star.starSwitch, { gwids: [gwid], enabled: false });
  await row(`UPDATE gateway_delivery SET state = 'failed' WHERE gateway_id = $1 AND kind = 'star' RETURNING 1`, [gwid]);
  await call(star.starRetry, { gwid });
  await call(star.starEnd, { gwids: [gwid] });
  const demand = { by, region: '江苏', buyer: '某某云', gb: 1000, mbps: 100, each_fen: 50 };
  const { id: asked } = (await call(staffStar.staffStarDemandSave, demand, desk)).data;
  await call(staffStar.staffStarDemands, {}, desk);
  await call(star.starDemands, {});
  await call(staffStar.staffStarDemandClose, { by, id: asked }, desk);
  const day = addDays(beijingDay(services.now()), -1);
  await call(staffStar.staffStarSettle, { by, day, rows: [{ gwid, disk: 'sdx', income_fen: 140 }] }, desk);
  await call(starBill.starBill, {});
  await call(starBill.starBillDays, {});
  await call(starBill.starBillLines, { day });
  const objection = (await call(starBill.starDispute, { day, gwid, text: '断网' })).data.id;
  await call(starBill.starDisputeAdd, { id: objection, text: '有证明' });
  await call(starBill.starDisputes, {});
  await call(staffStar.staffStarDisputes, {}, desk);
  await call(staffStar.staffStarDisputeAnswer, { by, id: objection, answer: '已补记' }, desk);
}

/** Networks of gateways: drawn, checked, ruled, dialled into. */
export async function networks({ call, row, server }: Callers): Promise<void> {
  const { sdwan, sdwanDelivery, sdwanCheck, sdwanMap, sdwanReplay, sdwanAccount, sdwanGroup, sdwanRule, sdwanNode } =
    contract;
  const { db, now } = server.services;
  await call(sdwan.sdwanDemo, {});
  await call(sdwan.sdwanPackagesFree, {});
  const free = (await call(sdwan.sdwanCandidates, { state: 'free' })).data.list.map(({ gwid }) => gwid);
  await call(sdwan.sdwanTry, { name: '能不能', gwids: free.slice(0, 2) });
  await db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, starts_at, expires_at, created_at)
     VALUES ('own_new', 'acc_demo', 'sdwan', 'standard', 5, $1, $2, $1)`,
    [new Date(now()), new Date(now() + 30 * 86_400_000)],
  );
  const nodes = [...added(emptyDrawing(1), free.slice(0, 2)).nodes];
  const drawing = { name: '新组网', topology: 1 as const, nodes };
  const { id } = (await call(sdwan.sdwanCreate, { request_id: request_id(), owned: 'own_new', ...drawing })).data;
  await call(sdwan.sdwanNetworks, { service: 'network' });
  const { rev, member_list } = (await call(sdwan.sdwanDetail, { id })).data;
  const { gwid } = member_list.find(({ role }) => role === 'main')!;
  await call(sdwan.sdwanSave, { id, rev, ...drawing, name: '改名组网' });
  await call(sdwan.sdwanHistory, { id, gwid: member_list.find(({ role }) => role === 'branch')!.gwid });
  await call(sdwanReplay.sdwanDay, { id });
  await call(sdwanReplay.sdwanMoment, { id, at: new Date(now()).toISOString() });
  await call(sdwanMap.sdwanMap, { gwid, type: '1' });
  await call(sdwanMap.devicePlace, { gwid, region: '33', city: '杭州' });
  const rules = (await call(sdwanRule.sdwanRules, { id, kind: 'link' })).data;
  const rule = { ...newRule('link', 'a'), name: '视频' };
  await call(sdwanRule.sdwanRulesSave, { id, kind: 'link', rev: rules.rev, list: [rule] });
  const check = (await call(sdwanCheck.sdwanCheckStart, { id })).data;
  await call(sdwanCheck.sdwanCheck, { id: check.id });
  await call(sdwanCheck.sdwanChecks, {});
  await row(`UPDATE gateway_delivery SET state = 'failed' WHERE gateway_id = $1 AND kind = 'sdwan' RETURNING 1`, [
    gwid,
  ]);
  await call(sdwanDelivery.sdwanRetry, { id, gwid });
  await call(sdwan.sdwanPause, { id, paused: true });
  await call(sdwan.sdwanRemove, { id });

  const kind = 'department';
  const department = (await call(sdwanGroup.sdwanGroupCreate, { kind, name: '售后' })).data.id;
  await call(sdwanGroup.sdwanGroups, { kind });
  await call(sdwanGroup.sdwanGroupRename, { kind, id: department, name: '服务' });
  await call(sdwanGroup.sdwanGroupMove, { kind, id: department, parent: null });
  const entry = (await call(sdwanAccount.sdwanEntries, {})).data.find(({ running }) => running)!;
  const dialling = { department, gwid: entry.gwid, down: 20, up: 5, sessions: 2, until: null };
  const accounts = [{ line: 1, username: 'lina', name: '李娜', password: 'Dial2026in' }];
  const made = (await call(sdwanAccount.sdwanAccountCreate, { request_id: request_id(), ...dialling, accounts })).data;
  const ids = [...made.ids];
  const { list } = (await call(sdwanAccount.sdwanAccounts, { q: 'lina' })).data;
  await call(sdwanAccount.sdwanAccountSave, { id: ids[0]!, rev: list[0]!.rev, name: '李娜', ...dialling, down: 10 });
  await call(sdwanAccount.sdwanAccountReset, { id: ids[0]!, password: 'Dial2027in' });
  await call(sdwanAccount.sdwanAccountSwitch, { ids, enabled: false });
  await call(sdwanAccount.sdwanAccountExtend, { request_id: request_id(), ids, days: 30 });
  await call(sdwanGroup.sdwanGroupAssign, { kind, ids, group: null });
  await call(sdwanAccount.sdwanAccountRemove, { ids });
  await call(sdwanGroup.sdwanGroupRemove, { kind, id: department });

  const node = await row<{ id: string }>(
    `UPDATE device SET status = 'online' WHERE id = (
       SELECT id FROM device d WHERE account_id = 'acc_demo' AND kind = 'gateway'
         AND NOT EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id)
         AND NOT EXISTS (SELECT 1 FROM sdwan_node n WHERE n.gwid = d.id) ORDER BY id LIMIT 1) RETURNING id`,
  );
  const place = { region: '31', city: '上海', position: 1, bandwidth: 20, subnets: '', note: '' } as const;
  await call(sdwanNode.sdwanNodeSave, { gwid: node.id, fresh: true, name: '华东', ...place });
  await call(sdwanNode.sdwanNodes, {});
  await call(sdwanNode.sdwanNodeRemove, { gwids: [node.id] });
}

/** What protects networks. */
export async function security({ call, row, server }: Callers): Promise<void> {
  const { guard } = contract;
  const { db, now } = server.services;
  await call(guard.securityPosture, {});
  const worksOn = async (service: 'domain_parsing' | 'honeypot' | 'firewall_plugin') =>
    (await call(guard.guardGateways, { service })).data.list.find(({ plan, enabled }) => plan && enabled)!.gwid;
  const gwid = await worksOn('domain_parsing');
  await call(guard.guardPolicy, { service: 'domain_parsing', gwid });
  await call(guard.dnsSave, { gwid, settings: { enabled: true, classes: ['malware'], spared: '' } });
  await call(guard.honeypotSave, {
    gwid: await worksOn('honeypot'),
    settings: { enabled: true, decoys: [{ kind: 'ssh', port: 2222 }] },
  });
  const wall = await worksOn('firewall_plugin');
  const settings = { enabled: true, mode: 'block', threats: ['scan'], apps: false, auto: false } as const;
  await call(guard.firewallSave, { gwid: wall, settings: { ...settings, threats: ['scan'] } });
  await call(guard.guardSwitch, { service: 'firewall_plugin', gwids: [wall], enabled: false });
  await call(guard.libraryUpdate, { gwids: [wall] });
  await call(guard.guardEvents, { service: 'domain_parsing' });
  await call(guard.guardSummary, { service: 'domain_parsing' });
  await call(guard.guardDomainAdd, { gwid, list: 'black', domains: ['ads.example.com'] });
  const { list } = (await call(guard.guardDomains, { gwid, list: 'black', q: 'ads.example' })).data;
  await call(guard.guardDomainRemove, { gwid, ids: [list[0]!.id] });
  await deliverSecurity(db, now());
  await row(
    `UPDATE guard_policy SET state = 'failed', error = '校验失败' WHERE gateway_id = $1 AND service = 'domain_parsing' RETURNING 1`,
    [gwid],
  );
  await call(guard.guardRetry, { service: 'domain_parsing', gwid });
}

/** Guests of a place: their page, coupons, text messages, bills, Wi-Fi and television. */
export async function guests({ call, server, row }: Callers): Promise<void> {
  const { guest, portal, billing, wifi, tv, device, income } = contract;
  const { db } = server.services;
  const { gwid } = await row<{ gwid: string }>(
    `SELECT gateway_id AS gwid FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  );
  await db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [gwid]);
  await call(guest.guestGateway, { gwid });
  const { id: batch } = (await call(guest.couponCreate, { gwid, name: '大堂', count: 5, minutes: 60, devices: 1 }))
    .data;
  await call(guest.couponBatches, { gwid });
  await call(guest.guestCoupons, { batch });
  await call(guest.couponVoid, { id: batch });
  const { packs } = (await call(guest.smsSummary, { gwid })).data;
  await call(guest.smsRecharge, { gwid, pack: packs[0]!.id, request_id: request_id() });
  await call(guest.smsLog, { gwid });
  const paid = { source: 'wechat' } as const;
  await call(income.incomeSummary, {});
  await call(income.incomeGateways, { q: '店', state: 'settled' });
  await call(income.incomePeriods, { by: 'month' });
  await call(income.incomeDetails, { ...paid, by: 'gateway', state: 'settled' });
  await call(income.incomeMethod, paid);
  await call(income.incomeMethodGateways, { ...paid, on: 'yes' });

  const { content } = (await call(portal.portalPresets, {})).data.list[0]!;
  const { id: page } = (await call(portal.portalSave, { name: '大堂页', content })).data;
  await call(portal.portalTemplates, {});
  await call(portal.portalTemplate, { id: page });
  await call(portal.portalApply, { id: page, gateways: [gwid] });
  await call(portal.guestPage, { gwid, id: page });
  const { id: spare } = (await call(portal.portalSave, { name: '备用页', content })).data;
  await call(portal.portalRemove, { id: spare });

  const plan = {
    name: '包月三十天',
    kind: 'time',
    price_fen: 6_900,
    days: 30,
    down: 50,
    up: 10,
    on_sale: true,
  } as const;
  const { id: planId } = (await call(billing.billingPlanSave, plan)).data;
  await call(billing.billingPlans, {});
  const paying = { plan: planId, quantity: 1, method: 'cash', note: '' } as const;
  const person = { username: 'room301', password: 'wifi2026', name: '陈静', mobile: '' };
  const { id } = (await call(billing.subscriberOpen, { request_id: request_id(), gwid, ...person, ...paying })).data;
  await call(billing.subscribers, {});
  await call(billing.subscriberSave, { id, name: '陈静', mobile: '13900001111' });
  await call(billing.subscriberRecharge, { request_id: request_id(), id, ...paying });
  await call(billing.subscriberSwitch, { ids: [id], enabled: false });
  await call(billing.billingEntries, {});
  await call(billing.billingReport, {});
  await call(billing.subscriberRemove, { ids: [id] });
  await call(billing.billingPlanRemove, { ids: [planId] });

  const [ap] = (await call(device.aps, { gwid, per_page: 1 })).data.list;
  await db.query(`UPDATE device SET detail = jsonb_set(detail, '{ssids}', '["Guest"]') WHERE id = $1`, [ap!.id]);
  await db.query(
    `INSERT INTO device_config (device_id, account_id, running_version) VALUES ($1, 'acc_demo', 1)
     ON CONFLICT (device_id) DO UPDATE SET running_version = 1`,
    [ap!.id],
  );
  const ssids = [{ name: 'Guest', enabled: true, security: 'wpa2', password: 'welcome;2026', hidden: false }];
  await db.query(
    `INSERT INTO config_version (device_id, version, account_id, origin, document, changes, sections, author, at, state)
     VALUES ($1, 1, 'acc_demo', 'apply', $2, 0, '{}', '', now(), 'done')
     ON CONFLICT (device_id, version) DO UPDATE SET document = excluded.document`,
    [ap!.id, { ssids }],
  );
  const share = (await call(wifi.wifiShareCreate, { gwid, name: '前台', ssids: ['Guest'], days: 7 })).data;
  await call(wifi.wifiShares, { gwid });
  await call(wifi.wifiJoin, { gwid, key: share.key }, server.client);
  await call(wifi.wifiShareRevoke, { id: share.id });

  const { list: boxes } = (await call(tv.tvBoxes, {})).data;
  const box = boxes.find(({ gateway_online }) => gateway_online)!;
  await call(tv.tvBoxSave, { id: box.id, name: '大堂', room: '一楼' });
  const { id: group } = (await call(tv.tvGroupSave, { name: '客房频道', hours: '08:00-22:00' })).data;
  const channel = { group, name: '新闻', letter: '', kind: 'stream', address: 'udp://239.1.1.1:5000' } as const;
  const { id: first } = (await call(tv.tvChannelSave, channel)).data;
  const { id: second } = (await call(tv.tvChannelSave, { ...channel, name: '电影' })).data;
  await call(tv.tvChannelOrder, { id: group, ids: [second, first] });
  await call(tv.tvChannelRemove, { id: second });
  await call(tv.tvBoxMove, { ids: [box.id], group });
  await call(tv.tvGroups, {});
  await call(tv.tvGroupDetail, { id: group });
  await call(tv.tvCommand, { id: box.id, action: 'reboot' });
  await call(tv.tvCommandMany, { request_id: request_id(), ids: [box.id], action: 'volume', volume: 10 });
  await call(tv.tvGroupRetry, { id: group });
  await call(tv.tvGroupRemove, { id: group });
  const { id: off } = await row<{ id: string }>(
    `UPDATE device SET status = 'offline' WHERE id = $1 RETURNING (SELECT id FROM tv_box WHERE gateway_id = $1 LIMIT 1) AS id`,
    [box.gwid],
  );
  await call(tv.tvBoxRemove, { ids: [off] });
}

/** What services set on gateways, and where television comes from. */
export async function settings({ call, row, server }: Callers): Promise<void> {
  const { setting, iptv } = contract;
  const service = 'iptv' as const;
  const { gwid } = (await call(setting.settingGateways, { service })).data.list.find(({ tier }) => tier === 'basic')!;
  await row(`UPDATE device SET status = 'online' WHERE id = $1 RETURNING 1`, [gwid]);
  const { document } = (await call(setting.settingDetail, { service, gwid })).data;
  await call(setting.settingSave, { service, gwid, document });
  await call(setting.settingSwitch, { service, gwid, enabled: false });
  await call(setting.settingMeasure, { service, gwid });
  await server.services.db.query(
    `UPDATE gateway_delivery SET state = 'failed', error = '校验失败' WHERE gateway_id = $1 AND kind = 'iptv'`,
    [gwid],
  );
  await call(setting.settingRetry, { service, gwid });
  const node = { name: '华北一', kind: 'stream', address: 'rtp://239.4.1.1:5140', place: '北京' } as const;
  const { id } = (await call(iptv.iptvNodeSave, node)).data;
  await call(iptv.iptvNodes, {});
  await call(iptv.iptvNodeRemove, { ids: [id] });
  await call(iptv.iptvState, { gwid });
}

/** What runs on gateways. */
export async function plugins({ call, row, server, pass, bearing }: Callers): Promise<void> {
  const { plugin } = contract;
  const { db } = server.services;
  const publisher = newPublisher();
  await call(plugin.staffPluginTrust, { by: '李工', name: '测试发布方', file: keyFile(publisher) }, server.staff);
  const file = packageFile(publisher, manifestOf());
  const { id, version } = (await call(plugin.staffPluginPublish, { by: '李工', file }, server.staff)).data;
  await call(plugin.plugins, { q: '心跳' });
  await call(plugin.pluginDetail, { id });
  const { gwid } = (await call(plugin.pluginGateways, { without: id })).data.list[0]!;
  await call(plugin.pluginApply, { request_id: crypto.randomUUID(), act: 'install', plugin: id, gwids: [gwid] });
  pass(1000);
  await runJobs(server.services, server.services.now());
  await call(plugin.pluginConfigure, { gwid, plugin: id, settings: { every: 30, mode: 'a' } });
  await row(`UPDATE gateway_delivery SET state = 'failed' WHERE gateway_id = $1 AND kind = 'plugin' RETURNING 1`, [
    gwid,
  ]);
  await call(plugin.pluginRetry, { gwid });
  await db.query(
    `INSERT INTO device_identity (gwid, key_hash, account_id, model, serial, simulated)
     VALUES ($1, $2, 'acc_demo', 'NP-R980', 'NP2', true)
     ON CONFLICT (gwid) DO UPDATE SET key_hash = excluded.key_hash, account_id = excluded.account_id`,
    [gwid, fingerprint('key-of-a-test')],
  );
  const gateway = bearing(undefined, { 'x-device-id': gwid, 'x-device-key': 'key-of-a-test' });
  await call(plugin.pluginPackage, { plugin: id, version }, gateway);
  const report = { id, version, run: 'running', cpu: 1, memory: 20, status: { beats: 1 } } as const;
  await call(plugin.pluginReport, { plugins: [report] }, gateway);
  await call(contract.sdwanDelivery.sdwanReport, { key: `${'k'.repeat(42)}A=`, port: 51_820 }, gateway);
  await call(plugin.speedDown, { bytes: 1000 }, gateway);
  await call(plugin.speedUp, { file: new Blob(['bytes']) }, gateway);
  await call(plugin.pluginInstallations, { gwid });
  await call(plugin.pluginInstallation, { gwid, plugin: id });
  await call(plugin.pluginReview, { id, stars: 4, text: '好用' });
}
