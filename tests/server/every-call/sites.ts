import * as contract from '../../../src/api/contract';
import type { InputOf } from '../../../src/api/endpoint';
import { newModel, newModelRow, siteSections } from '../../../src/domain/site-template';
import { runJobs } from '../../../host/server/fleet/bulk/run';
import { newTemplateRows } from '../../../src/domain/ap-template';
import type { Callers } from './caller';

/** Whole sites as models. */
export async function siteTemplates({ call, row, server }: Callers): Promise<void> {
  const { siteTemplate: sites, config } = contract;
  const { id: gwid } = await row<{ id: string }>(
    `SELECT d.id FROM device d WHERE d.account_id = 'acc_demo' AND d.kind = 'gateway' AND d.simulated
       AND NOT EXISTS (SELECT 1 FROM site s WHERE s.device_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM config_version v WHERE v.device_id = d.id) ORDER BY d.id LIMIT 1`,
  );
  const pool = (await call(sites.sitePoolSave, { name: '分店', blocks: ['10.233.0.0/22'] })).data.id;
  await call(sites.siteTemplateFrom, { gwid });
  const vlan = { ...newModelRow(siteSections[0]!, 'a'), vlan: '733', name: '{{code}}', interface: 'lan1' };
  const model = {
    ...newModel(),
    pool,
    variables: [{ name: 'code', label: '', kind: 'text' as const, initial: '', required: true, options: [] }],
    sections: { vlan: [{ ...vlan, address: '{{block+1}}/24', dhcp: false }] },
  };
  const plan = {
    name: '分店',
    model: structuredClone(model) as unknown as InputOf<typeof sites.siteTemplateSave>['model'],
  };
  const { id } = (await call(sites.siteTemplateSave, plan)).data;
  const asked = { id, sites: [{ gwid, values: { code: 'A1' } }] };
  await call(sites.sitePlan, asked);
  await call(sites.siteApply, { ...asked, request_id: crypto.randomUUID() });
  await server.services.db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [gwid]);
  await runJobs(server.services, server.services.now());
  await call(config.configPatch, { ids: [gwid], section: 'vlan', rows: ['st_a'], fields: { isolate: true } });
  await call(sites.siteTemplates, { q: '分店' });
  await call(sites.siteTemplate, { id });
  await call(sites.sites, { id, state: 'open' });
  await call(sites.sitePools, { q: '分店' });
  await call(sites.siteKeep, { gwid });
  await call(sites.siteRestore, { gwid, request_id: crypto.randomUUID() });
  await call(sites.siteRelease, { gwids: [gwid] });
  await call(sites.siteTemplateRemove, { id });
  await call(sites.sitePoolRemove, { id: pool });
}

/** What access points are to be like by template. */
export async function apTemplates({ call, server }: Callers): Promise<void> {
  const { apTemplate, device, config } = contract;
  const [ap] = (await call(device.aps, {})).data.list;
  const plan = {
    ...{ kind: 'ssid' as const, name: 'Staff', note: '员工', target: 'ap' as const, target_ids: [ap!.id], models: [] },
    rows: { ssid: { ...newTemplateRows('ssid').ssid, security: 'open' } },
  };
  const subject = { level: 'ap' as const, subject: ap!.id };
  await call(apTemplate.apTemplatePreview, { plan, override: { ...subject, rows: { ssid: { most: 32 } } } });
  const { id } = (await call(apTemplate.apTemplateSave, plan)).data;
  await call(apTemplate.apTemplateOverride, { id, ...subject, rows: { ssid: { most: 32 } } });
  await call(apTemplate.apTemplateRight, { kind: 'ssid', ids: [id] });
  await server.services.db.query(`UPDATE device SET status = 'online' WHERE id = ANY($1::text[])`, [
    [ap!.id, ap!.gwid],
  ]);
  await runJobs(server.services, server.services.now());
  await call(config.configPatch, { ids: [ap!.id], section: 'ssids', rows: [id], fields: { hidden: true } });
  await call(apTemplate.apTemplates, { kind: 'ssid', q: 'staff' });
  await call(apTemplate.apTemplate, { id });
  await call(apTemplate.apTemplateAps, { id, differing: true });
  await call(apTemplate.apTemplateDrift, { kind: 'ssid' });
  await call(apTemplate.apTemplatePlaces, { kind: 'ssid' });
  await call(apTemplate.apTemplateSites, { kind: 'ssid', q: '店' });
  await call(apTemplate.apTemplates, { kind: 'ssid', gwid: ap!.gwid });
  await call(apTemplate.apTemplateAdopt, { id, device: ap!.id });
  await call(apTemplate.apTemplateRemove, { id });
}
