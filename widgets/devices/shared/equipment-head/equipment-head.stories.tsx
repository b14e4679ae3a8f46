import { EquipmentHead, EquipmentState } from '.';
import { Story } from '../../../../src/element/story';
import { CopyButton } from '../../../../src/ui/copy';
import { Tag } from '../../../../src/ui/tag';

export default { title: 'devices / equipment-head' };

const device = {
  remark: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室',
  status: 'online',
  offline_since: null,
  simulated: true,
  gwid: '5ce50c9a4e12',
  gateway_remark: '总部办公楼',
  ip: '172.16.10.9',
  mac: '5c:e5:0c:9a:4e:12',
  model: 'NP-AP520',
  firmware: '3.7.12',
  uptime: 864_000,
} as const;
const away = { ...device, status: 'offline', offline_since: '2026-03-01T02:00:00Z', uptime: null } as const;

export const Ordinary = () => (
  <Story>
    <EquipmentHead device={device} />
  </Story>
);
export const Copied = () => (
  <Story width={360}>
    <EquipmentHead
      device={away}
      state={
        <>
          <EquipmentState device={away} />
          <Tag>二层</Tag>
        </>
      }
      copy={(address) => <CopyButton text={address} />}
    />
  </Story>
);
