import * as contract from '../../../src/api/contract';
import { schemeOf } from '../../../src/domain/design/scheme';
import { takeRunning } from '../../../host/server/fleet/config/running';
import { readOutbox } from '../../../host/server/kit/outbox';
import { fingerprint } from '../../../host/server/kit/secrets';
import { condition } from '../../../host/server/fleet/alarms/alarm-words';
import { raiseAlarms } from '../../../host/server/fleet/alarms/alarms';
import { changeDue } from '../../../host/server/services/passwords/change';
import { settleChanges } from '../../../host/server/services/passwords/settle';
import { runStrategies } from '../../../host/server/fleet/strategies/run';
import { dispatchNotices } from '../../../host/server/fleet/notices/dispatch';
import type { Callers } from './caller';

const request_id = () => crypto.randomUUID();

/** Lists and figures of the whole fleet. */
export async function figures({ call }: Callers): Promise<void> {
  const { stats, device, search } = contract;
  await call(stats.complex, {});
  await call(stats.apComplex, {});
  await call(stats.clientNum, { day: 7 });
  await call(stats.userModel, { day: '30' });
  await call(stats.flowModel, { day: '30' });
  await call(stats.weekTraffic, {});
  await call(stats.wirelessWeek, {});
  await call(stats.today, {});
  await call(stats.income, {});
  await call(stats.dnsIntercepted, {});
  await call(stats.traffic, { range: '7d' });
  await call(device.devices, {});
  await call(device.aps, {});
  await call(device.firewalls, {});
  await call(device.filterOptions, {});
  await call(search.globalSearch, { q: 'AP' });
}

/** Devices, what stands behind gateways, and the groups they are in. */
export async function devices({ call, row, server }: Callers): Promise<void> {
  const { device, kept, group, equipment, accessPoint, command } = contract;
  const [gateway, spare] = (await call(device.gateways, { status: 'online' })).data.list;
  const gwid = gateway!.gwid;
  await call(device.gateway, { gwid });
  await call(device.interfaces, { gwid });
  await call(device.throughput, { id: gwid, range: '24h' });
  await call(device.rename, { id: gwid, remark: '新名字店' });
  const parent = (await call(group.groupCreate, { name: '华南' })).data.id;
  const id = (await call(group.groupCreate, { name: '深圳' })).data.id;
  await call(group.groupRename, { id, name: '广州' });
  await call(group.groupMove, { id, parent });
  await call(group.groupAssign, { ids: [gwid], group: id });
  await call(device.groups, {});
  await call(group.groupRemove, { id });

  const [one] = (await call(device.switches, {})).data.list;
  await call(device.switchDetail, { id: one!.id });
  await call(equipment.switchMacs, { id: one!.id });
  const { id: ap } = await row<{ id: string }>(
    `SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' LIMIT 1`,
  );
  await call(equipment.apDetail, { id: ap });
  await call(accessPoint.apAir, { id: ap });
  await call(accessPoint.apHistory, { id: ap });
  await call(accessPoint.apStays, { id: ap, q: 'iphone', band: '5G' });
  const [wall] = (await call(device.firewalls, {})).data.list;
  await call(equipment.firewallDetail, { id: wall!.id });
  const { list } = (await call(equipment.cameras, { state: 'online' })).data;
  const camera = list.find(({ paid }) => paid)!.id;
  await call(equipment.cameraRouters, {});
  await call(equipment.cameraSnapshot, { id: camera });
  await call(equipment.cameraPlan, { id: camera, record: 'always', days: 7, quality: '1080p' });
  await call(equipment.cameraRename, { id: camera, name: '大门' });

  const sent = (await call(command.diagnose, { gwid, kind: 'ping', target: '223.5.5.5' })).data;
  await call(command.commandStatus, { id: sent.id });
  await call(command.diagnoses, { gwid });
  await call(command.reboot, { gwid });
  const there = await row<{ id: string }>(
    `SELECT a.id FROM device a JOIN device g ON g.id = a.gateway_id AND g.status = 'online'
     WHERE a.account_id = 'acc_demo' AND a.kind = 'ap' AND a.status = 'online' LIMIT 1`,
  );
  await call(accessPoint.apLocate, { id: there.id, on: true });
  await call(accessPoint.apReboot, { id: there.id });
  await call(device.unbind, { gwids: [spare!.gwid] });
  const label = 'key-of-a-test';
  await server.services.db.query('UPDATE device_identity SET key_hash = $2 WHERE gwid = $1', [
    spare!.gwid,
    fingerprint(label),
  ]);
  await call(kept.keptGateways, {});
  await call(kept.keptRestore, { gwid: spare!.gwid });
  await call(device.unbind, { gwids: [spare!.gwid] });
  await call(device.bind, { gwid: spare!.gwid, key: label });
}

/** Terminals: sent away, limited, blocked, named, known. */
export async function terminals({ call, row, server }: Callers): Promise<void> {
  const { client } = contract;
  const [one] = (await call(client.onlineUsers, {})).data.list;
  const { id, mac, gwid } = one!;
  await server.services.db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [gwid]);
  await call(client.clientKick, { id });
  await call(client.clientLimit, { id, down: 200, up: 300 });
  await call(client.clientBlock, { id, hours: 1, reason: '占用带宽' });
  const [block] = (await call(client.clientBlocks, { q: mac })).data.list;
  await call(client.clientUnblock, { id: block!.id });
  await call(client.clientRename, { id, name: '前台电脑' });
  const now = server.services.now();
  const [from, to] = [now - 86_400_000, now].map((at) => new Date(at).toISOString());
  await call(client.clientHistory, { id, from: from!, to: to! });
  await call(client.macInfo, { mac });
  const { list } = (await call(client.assets, { gwid })).data;
  await call(client.assetMark, { ids: [list[0]!.id], known: true });
  await row('SELECT 1 FROM client WHERE id = $1', [id]);
}

/** Alarms: handled, kept quiet, told. */
export async function alarms({ call, row, server }: Callers): Promise<void> {
  const { alarm, alarmSilence, alarmNotice } = contract;
  await call(alarm.alarmCounts, {});
  const [one] = (await call(alarm.alarms, { state: 'active' })).data.list;
  const id = one!.id;
  await call(alarm.alarmDetail, { id });
  await call(alarm.alarmAcknowledge, { ids: [id] });
  await call(alarm.alarmAssign, { ids: [id], assignee: '李工' });
  await call(alarm.alarmNote, { id, note: '已联系物业' });

  const { ids } = (await call(alarmSilence.mute, { devices: [one!.device_id], span: 'day' })).data;
  const now = server.services.now();
  const once = { from: new Date(now + 3_600_000).toISOString(), to: new Date(now + 7_200_000).toISOString() };
  await call(alarmSilence.windowSave, { name: '机房割接', target: 'all', zone: 'Asia/Shanghai', once });
  await call(alarmSilence.silences, {});
  await call(alarmSilence.silenceEnd, { ids });
  await call(alarmSilence.alarmRules, {});
  await call(alarmSilence.alarmRuleSave, { kind: 'cpu_high', enabled: true, threshold: 95, clear: 80, hold: 10 });
  await call(alarmSilence.alarmFlapSave, { enabled: true, count: 3, minutes: 30, calm: 30 });

  const mail = { type: 'mail', name: '值班邮箱', target: 'ops@example.cn' } as const;
  const { id: channel } = (await call(alarmNotice.alarmChannelSave, mail)).data;
  const hook = { type: 'webhook', name: '机器人', target: 'https://hooks.example.com/a' } as const;
  const { id: robot } = (await call(alarmNotice.alarmChannelSave, hook)).data;
  await call(alarmNotice.alarmChannelRotate, { id: robot });
  await call(alarmNotice.alarmChannelRemove, { id: robot });
  await call(alarmNotice.alarmChannelCode, { id: channel });
  const [sent] = await readOutbox(server.services.db, 1);
  await call(alarmNotice.alarmChannelConfirm, { id: channel, code: /\d{6}/.exec(sent!.body)![0] });
  await call(alarmNotice.alarmChannelTest, { id: channel });
  const subscription = { name: '值班', enabled: true, target: 'all', target_id: null, categories: [] } as const;
  const { id: subscribed } = (
    await call(alarmNotice.alarmSubscriptionSave, {
      ...subscription,
      categories: [],
      matrix: { FATAL: [channel], MIDDLE: [], GENERAL: [] },
      cleared: false,
      quiet: null,
      zone: 'Asia/Shanghai',
      fatal_always: false,
    })
  ).data;
  await call(alarmNotice.alarmChannels, {});
  await call(alarmNotice.alarmSubscriptions, {});
  const { db } = server.services;
  const device = await row<{ id: string; remark: string }>(
    `SELECT id, remark FROM device d WHERE account_id = 'acc_demo' AND kind = 'gateway'
       AND NOT EXISTS (SELECT 1 FROM alarm a WHERE a.device_id = d.id AND a.state <> 'cleared') LIMIT 1`,
  );
  const raised = { ...device, accountId: 'acc_demo', kind: 'gateway', gatewayId: device.id, simulated: true } as const;
  await raiseAlarms(db, now, [{ device: raised, condition: condition('gateway_offline') }]);
  await dispatchNotices(server.services, now);
  const { list } = (await call(alarmNotice.alarmDeliveries, { channel, state: 'waiting' })).data;
  await row(`UPDATE alarm_delivery SET state = 'failed' WHERE id = $1 RETURNING 1`, [list[0]!.id]);
  await call(alarmNotice.alarmDeliveryRetry, { id: list[0]!.id });
  await call(alarmNotice.alarmSubscriptionRemove, { id: subscribed });
}

/** Configurations and their backups. */
export async function configurations({ call, row, server }: Callers): Promise<void> {
  const { config, backup } = contract;
  const { id } = await row<{ id: string }>(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac,
       simulated, bound_at)
     VALUES ('every-call', 'acc_demo', 'gateway', 'every-call', '总部', 'online', $1, 'NP-R980', '1', 'S1', '', true, $1)
     RETURNING id`,
    [new Date(server.services.now())],
  );
  const read = async () => (await call(config.deviceConfig, { id })).data;
  const clear = async () =>
    (await call(config.draftSave, { id, rev: (await read()).rev, section: 'acl', rows: [] })).data;
  await call(config.draftDiscard, { id, rev: (await clear()).rev });
  await call(backup.backupCreate, { ids: [id], note: '上线前' });
  await clear();
  await call(config.configApply, { ids: [id] });
  const finish = (state: string) =>
    row(`UPDATE config_version SET state = $2 WHERE device_id = $1 RETURNING 1`, [id, state]);
  await finish('failed');
  await call(config.configRetry, { ids: [id] });
  await call(config.configStates, { ids: [id] });
  await call(config.configVersions, { id });
  await call(config.configCompare, { id, from: 0 });
  await call(config.draftTake, { id, rev: (await read()).rev, version: 0 });
  const ap = await row<{ id: string }>(`SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' LIMIT 1`);
  await call(config.configPatch, { ids: [ap.id], section: 'radio', rows: ['5g'], fields: { power: 9 } });

  const { list } = (await call(backup.backups, { device: id })).data;
  await call(backup.backupDownload, { id: list[0]!.id });
  await call(backup.backupCompare, { from: list[0]!.id });
  await call(backup.backupRestore, { id: list[0]!.id, name: '总部' });
  await finish('done');
  await call(config.configRollback, { id, version: 1 });
  await finish('done');
  const found = {
    device: id,
    hash: 'found',
    sections: { static_binding: [{ ip: '172.16.10.9', mac: '02:00:5e:00:00:09' }] },
  };
  await takeRunning(server.services, { gwid: id, accountId: 'acc_demo' }, [found], server.services.now());
  await call(config.configRunning, { id });
  await call(config.configOverwrite, { id, seen: 'found' });
  await finish('failed');
  await call(config.configImport, { id, seen: 'found' });
  await call(backup.backupPlan, { id });
  await call(backup.backupPlanSave, { ids: [id], enabled: true, every: 'daily', weekday: 1, hour: 3, keep: 3 });
  await call(backup.backupRemove, { ids: list.map((one) => one.id) });
}

/** Work over many devices, and upgrades. */
export async function work({ call, row, server }: Callers): Promise<void> {
  const { job, firmware, device } = contract;
  const { list } = (await call(device.gateways, { status: 'online', per_page: 1000 })).data;
  const [one] = list.filter(({ simulated }) => simulated);
  const target = { ids: [one!.id] };
  const [ap] = (await call(device.aps, { per_page: 1 })).data.list;
  await call(job.jobPreview, { target: { ids: [ap!.id] } });
  const reboot = async () => (await call(job.jobCreate, { request_id: request_id(), kind: 'reboot', target })).data.id;
  const id = await reboot();
  await call(job.jobPause, { id });
  await call(job.jobResume, { id });
  await call(job.jobItems, { id });
  await call(job.jobCancel, { id });
  await row(`UPDATE bulk_item SET state = 'failed' WHERE job_id = $1 RETURNING 1`, [id]);
  await row(`UPDATE bulk_job SET skipped = 0, failed = 1 WHERE id = $1 RETURNING 1`, [id]);
  await call(job.jobRetry, { id });
  await call(job.jobs, {});
  await row(`UPDATE bulk_job SET finished_at = now() WHERE id = $1 RETURNING 1`, [id]);
  await call(job.jobDismiss, { id });

  const offered = (await call(firmware.releases, { kind: 'gateway' })).data.list;
  const fits = (row: { model: string; firmware: string }) =>
    offered.find(({ model, version }) => model === row.model && version !== row.firmware);
  const old = list.find((row) => row.simulated && fits(row))!;
  const { version } = fits(old)!;
  const ids = [old.id];
  await call(firmware.upgradePreview, { target: { ids }, version });
  const starts_at = new Date(server.services.now() + 3_600_000).toISOString();
  const plan = { version, rollout: 'once', starts_at } as const;
  const made = (await call(firmware.campaignCreate, { request_id: request_id(), target: { ids }, ...plan })).data;
  await call(firmware.campaigns, {});
  await call(firmware.campaignDetail, { id: made.id });
  await call(firmware.campaignUpdate, { id: made.id, ...plan, rollout: 'half' });
}

/** What gateways themselves tell and fetch. */
export async function reports({ call, row, server, bearing }: Callers): Promise<void> {
  const { ingest, command, tunnel, speedup, syslog, tv, guard, iptv, star } = contract;
  const { gwid } = (await call(tunnel.tunnelGateways, {})).data.list.find(({ tier }) => tier === 'pro')!;
  const { db } = server.services;
  await db.query(
    `INSERT INTO device_identity (gwid, key_hash, account_id, model, serial, simulated)
     VALUES ($1, $2, 'acc_demo', 'NP-R980', 'NP1', true)
     ON CONFLICT (gwid) DO UPDATE SET key_hash = excluded.key_hash, account_id = excluded.account_id`,
    [gwid, fingerprint('key-of-a-test')],
  );
  const gateway = bearing(undefined, { 'x-device-id': gwid, 'x-device-key': 'key-of-a-test' });
  const interfaces = [{ name: 'eth0', role: 'wan' as const, up: true, address: '10.1.0.2/24', rx: 1_000, tx: 500 }];
  const clients = [{ mac: '02:00:5e:00:53:01', ip: '10.1.0.9', name: 'phone' }];
  await call(ingest.report, { hostname: 'edge', uptime: 60, cpu: 12, memory: 40, interfaces, clients }, gateway);
  await db.query(`UPDATE command SET state = 'done' WHERE gwid = $1`, [gwid]);
  const { id } = (await call(command.diagnose, { gwid, kind: 'ping', target: '10.0.0.1' })).data;
  await call(ingest.takeCommands, {}, gateway);
  await call(ingest.commandResult, { id, done: true, ok: true, output: ['1 ms'] }, gateway);
  const [mapping] = (await call(tunnel.tunnelList, { gwid })).data.list;
  await call(tunnel.tunnelReport, { list: [{ id: mapping!.id, down: 4096, up: 512, visits: 2 }] }, gateway);
  await call(speedup.speedupReport, { list: [{ sign: 'spm_of_nobody', down: 4096, up: 512 }] }, gateway);
  await row(`UPDATE gateway_delivery SET state = 'failed' WHERE gateway_id = $1 AND kind = 'tunnel' RETURNING 1`, [
    gwid,
  ]);
  await call(tunnel.tunnelRetry, { gwid });
  const settings = { gwids: [gwid], enabled: true, server: '', port: '514', protocol: 'udp', level: 6 } as const;
  await call(syslog.syslogSave, { ...settings, gwids: [gwid] });
  await call(syslog.syslogReport, { lines: ['<27>1 - gw pppd - - - wan1 down'] }, gateway);
  await call(syslog.syslogLines, {});
  await call(syslog.syslogGateways, {});
  await call(syslog.syslogRetention, { days: 30 });
  await call(star.starReport, { disks: [{ name: 'sda', medium: 'ssd', size: 2 ** 37, used: 2 ** 35 }] }, gateway);
  await call(iptv.iptvReport, { source: 'main', loss: 0.2, channels: [], nodes: [] }, gateway);
  await call(tv.tvReport, { boxes: [{ mac: '02:00:00:00:00:01', state: 'idle' }] }, gateway);
  const event = { ago: 30, class: 'phishing', target: 'fake.test', source: '02:00:5e:00:53:09', action: 'class' };
  await call(guard.guardReport, { service: 'domain_parsing', events: [event] }, gateway);
}

/** What is done to devices at times. */
export async function strategies({ call, server }: Callers): Promise<void> {
  const { strategy, device } = contract;
  const [ap] = (await call(device.aps, {})).data.list;
  const { id } = (
    await call(strategy.strategySave, {
      ...{ name: '夜间关射频', action: 'radio', kind: 'ap', target: 'device', target_ids: [ap!.id] },
      ...{ repeat: 'weekly', days: [0, 1, 2, 3, 4, 5, 6], skip_holidays: false, time: '00:00-23:59', wait_minutes: 0 },
    })
  ).data;
  await call(strategy.strategies, { q: '夜间' });
  await call(strategy.strategyWeek, { from: '2026-11-16' });
  await call(strategy.strategyAt, { id: ap!.id, at: '2026-11-20T12:30:00Z' });
  await runStrategies(server.services, server.services.now());
  await call(strategy.strategyRuns, { strategy: id });
  await call(strategy.strategySwitch, { ids: [id], enabled: false });
  await call(strategy.strategyRemove, { ids: [id] });
}

/** Networks that are planned. */
export async function designs({ call, server }: Callers): Promise<void> {
  const { design } = contract;
  const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);
  const plan = (await call(contract.support.photoUpload, { file: png })).data.id;
  const floor = { id: 'f1', name: '1 层', plan, width: 20, height: 10, walls: [], aps: [], labels: [] };
  const document = { scheme: schemeOf('shop'), floors: [floor], target: -65 };
  const { id } = (await call(design.designSave, { name: '每一次调用', document })).data;
  await call(design.designs, { q: '每一次', scene: 'shop' });
  await call(design.designDetail, { id });
  await call(design.designMeasured, { id });
  await call(design.equipmentModels, {});
  const { id: link, key } = (await call(contract.designLink.designLinkCreate, { design: id, days: 7 })).data;
  await call(contract.designLink.designLinks, { design: id });
  await call(contract.designLink.designShared, { key }, server.client);
  await call(contract.designLink.designSharedPlan, { key, id: plan }, server.client);
  await call(contract.designLink.designLinkRevoke, { id: link });
  await call(design.designRemove, { ids: [id] });
}

/** Devices that are known before they come. */
export async function preparedDevices({ call, row }: Callers): Promise<void> {
  const { prepared } = contract;
  const entry = { kind: 'gateway', remark: '新店', group: null, location: '', copy_from: null, settings: {} } as const;
  const { id } = (await call(prepared.preparedSave, { ...entry, serial: 'NPEVERY001' })).data;
  await call(prepared.preparedList, { q: 'NPEVERY' });
  await row(`UPDATE prepared_device SET state = 'failed' WHERE id = $1 RETURNING 1`, [id]);
  await call(prepared.preparedRetry, { id });
  const [old] = (await call(contract.device.gateways, {})).data.list;
  await call(prepared.replacement, { gwid: old!.gwid });
  await call(prepared.replacementSave, { gwid: old!.gwid, serial: 'NPEVERY003', name: old!.remark });
  const line = { line: 2, kind: '', remark: '新店', group: '', location: '', copy_from: '', settings: {} };
  await call(prepared.preparedImport, { rows: [{ ...line, serial: 'NPEVERY002' }] });
  await call(prepared.preparedRemove, { ids: [id] });
}

/** Passwords of wireless networks that change by a plan. */
export async function passwords({ call, row, server }: Callers): Promise<void> {
  const { wifiPassword } = contract;
  const ap = await row<{ id: string; ssid: string }>(
    `SELECT id, detail->'ssids'->>1 AS ssid FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' AND simulated
       AND id NOT IN (SELECT device_id FROM device_config)
       AND NOT detail->'ssids'->>1 IN (SELECT ssid FROM wifi_password_plan) ORDER BY id LIMIT 1`,
  );
  const aim = { ssid: ap.ssid, target: 'ap' as const, target_ids: [ap.id] };
  await call(wifiPassword.passwordChoices, {});
  await call(wifiPassword.passwordReach, aim);
  const { id } = (
    await call(wifiPassword.passwordPlanSave, {
      ...{ ...aim, name: '访客', repeat: 'daily', days: [], every_days: 1, times: ['06:00'], skip_holidays: false },
      ...{ starts_on: '2026-11-20', shape: 'words', size: 3, channels: [], tells_password: true },
    })
  ).data;
  await call(wifiPassword.passwordRun, { id, after: 0, note: '外泄' });
  await changeDue(server.services, server.services.now());
  await settleChanges(server.services, server.services.now());
  await call(wifiPassword.passwordPlans, { q: '访客' });
  await call(wifiPassword.passwordCard, { id });
  await call(wifiPassword.passwordNext, { id });
  const [change] = (await call(wifiPassword.passwordHistory, { id })).data.list;
  await call(wifiPassword.passwordShow, { id: change!.id });
  await call(wifiPassword.passwordPlanSwitch, { ids: [id], enabled: false });
  await call(wifiPassword.passwordPlanRemove, { ids: [id] });
}
