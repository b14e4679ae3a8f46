import type * as contract from '../../../src/api/contract/wifi-person';
import { extendPeople, removePeople, renewPeople, savePerson, switchPeople } from '../services/people/change';
import { importPeople } from '../services/people/import';
import { peoplePage, showPeople } from '../services/people/read';
import type { Handlers } from '../kit/context/handler';

/** People with private passwords of wireless networks. */
export const wifiPerson: Handlers<typeof contract> = {
  wifiPeople: async (context, input) => ({ data: await peoplePage(context, input) }),
  wifiPersonSave: async (context, input) => ({ data: { id: await savePerson(context, input) } }),
  wifiPersonImport: async (context, input) => ({ data: await importPeople(context, input) }),
  async wifiPersonSwitch(context, { ids, enabled }) {
    await switchPeople(context, ids, enabled);
    return { data: null };
  },
  async wifiPersonExtend(context, input) {
    await extendPeople(context, input);
    return { data: null };
  },
  async wifiPersonRenew(context, input) {
    await renewPeople(context, input);
    return { data: null };
  },
  async wifiPersonRemove(context, { ids }) {
    await removePeople(context, ids);
    return { data: null };
  },
  wifiPersonShow: async (context, input) => ({ data: await showPeople(context, input) }),
};
