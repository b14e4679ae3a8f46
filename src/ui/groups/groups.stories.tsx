import { DragMember, GroupMembers, GroupsPane, type Group, type GroupsOf } from '.';
import { gateways, type DeviceRow } from '../../api/contract/device';
import { Story } from '../../element/story';
import { Network } from '../icon';
import { columns } from '../table';

export default { title: 'ui / groups' };

const group = (id: string, name: string, parent_id: string | null, count: number, online = count): Group => ({
  id,
  name,
  parent_id,
  count,
  online,
});
const groups = [
  group('g1', '直营', null, 84, 80),
  group('g2', '华东', 'g1', 52, 51),
  group('g3', '上海与长三角一体化示范区', 'g2', 32, 29),
  group('g4', 'Franchise-2026', null, 1_284_000),
];
const done = () => Promise.resolve(0);
const of: GroupsOf = {
  group: '分组',
  members: '网络',
  none: '未分组',
  all: '全部网络',
  icon: <Network />,
  reason: '新建分组后，可以把网络放进去。',
  well: '在线',
  asksWhere: true,
  create: done,
  rename: done,
  move: done,
  remove: done,
  assign: done,
};
const pane = (data: readonly Group[]) => (
  <GroupsPane of={of} read={{ data, error: undefined, refresh: done }}>
    {(chosen) => <DragMember id="d1">{chosen?.name ?? of.all}</DragMember>}
  </GroupsPane>
);

export const Ordinary = () => <Story>{pane(groups)}</Story>;
export const Nothing = () => <Story>{pane([])}</Story>;
export const Dark = () => <Story dark>{pane(groups)}</Story>;
export const Narrow = () => <Story width={360}>{pane(groups)}</Story>;

const answers = {
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
  '/api/v3/device/gateways': { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
};
const name = columns<DeviceRow>([{ key: 'remark', title: '备注名称' }]);

export const WithoutMembers = () => (
  <Story answers={answers}>
    <GroupsPane of={of} read={{ data: groups, error: undefined, refresh: done }}>
      {(chosen, all, onMove) => (
        <GroupMembers<DeviceRow>
          group={chosen}
          groups={all}
          onMove={onMove}
          endpoint={gateways}
          cacheKey="story.members"
          columns={name}
          nameOf={({ remark }) => remark}
          pageOf={({ gwid }) => ({ name: 'network', params: { gwid } })}
          open="查看"
          empty={{ title: '还没有网络', reason: '绑定网关后，可以放进分组' }}
        />
      )}
    </GroupsPane>
  </Story>
);
