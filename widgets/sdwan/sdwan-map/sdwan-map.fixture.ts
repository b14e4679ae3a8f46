import type { DataOf } from '../../../src/api';
import type { sdwanMap } from '../../../src/api/contract/sdwan-map';
import { sampleNetwork } from '../shared/sdwan.fixture';

/** A network for stories: three provinces, one abroad, one member that nobody has placed. */
export const sampleMap: DataOf<typeof sdwanMap> = {
  topology: 1,
  network: {
    ...sampleNetwork,
    members: 5,
    member_list: [
      ...sampleNetwork.member_list,
      { ...sampleNetwork.member_list[1]!, gwid: 'g5', remark: '展会临时网关', status: 'online' },
    ],
  },
  places: [
    { gwid: 'g1', region: '31', city: '上海市' },
    { gwid: 'g2', region: '50', city: '重庆市' },
    { gwid: 'g3', region: '00', city: '新加坡' },
    { gwid: 'g4', region: '11', city: '' },
    { gwid: 'g5', region: null, city: '' },
  ],
  networks: [
    { id: 'n1', name: '华东组网', service: 'sdwan', topology: 1, gwid: 'g1' },
    { id: 'n2', name: '仓配组网', service: 'sdwan', topology: 3, gwid: 'g9' },
  ],
};
