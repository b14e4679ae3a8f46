import * as contract from '../../../src/api/contract';
import { newTemplateRows } from '../../../src/domain/ap-template';
import type { Callers } from './caller';

/** People with private passwords of a network. */
export async function people({ call }: Callers): Promise<void> {
  const { apTemplate, wifiPerson } = contract;
  await call(apTemplate.apTemplatePages, {});
  const { id: template } = (
    await call(apTemplate.apTemplateSave, {
      ...{ kind: 'ssid', name: 'Dorm', target: 'all', target_ids: [] },
      rows: { ssid: { ...newTemplateRows('ssid').ssid, security: 'ppsk' } },
    })
  ).data;
  const make = { shape: 'mixed' as const, size: 12 };
  const terms = { password: '', vlan: '', devices: 0, until: null };
  const { id } = (await call(wifiPerson.wifiPersonSave, { ...terms, template, name: '张伟', make })).data;
  const row = { line: 2, name: '李娜', password: '', vlan: '30', devices: '2', until: '' };
  await call(wifiPerson.wifiPersonImport, { template, rows: [row], make });
  await call(wifiPerson.wifiPeople, { template, q: '张' });
  await call(wifiPerson.wifiPersonSwitch, { ids: [id], enabled: false });
  await call(wifiPerson.wifiPersonExtend, { ids: [id], until: null });
  await call(wifiPerson.wifiPersonRenew, { ids: [id], make });
  await call(wifiPerson.wifiPersonShow, { ids: [id] });
  await call(wifiPerson.wifiPersonRemove, { ids: [id] });
  await call(apTemplate.apTemplateRemove, { id: template });
}
