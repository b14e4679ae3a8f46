import { told } from '../../../src/api/said';
import type { DataOf } from '../../../src/api';
import { speedupMembers, type SpeedupMember } from '../../../src/api/contract/speedup';
import { memberStates } from '../../../src/domain/speedup';
import type { PropsOf } from '../../../src/element/contract';
import { bytes, number, time } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { PageActions } from '../../../src/ui/page';
import { Stack } from '../../../src/ui/stack';
import { columns, DataTable, type Filter } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { every, useSpeedupActions } from '../shared/speedup/speedup.data';
import { speedupText } from '../shared/speedup/speedup.text';
import { MemberState, memberStateOf } from '../shared/speedup/states';
import type { speedupMembersContract } from './speedup-members.contract';
import { speedupMembersText as text } from './speedup-members.text';

/** Members of a group, or of all, with how their application stands. */
export function SpeedupMembers({ gid = '', manage = false }: PropsOf<typeof speedupMembersContract>) {
  const place = usePlace();
  const { removeMember } = useSpeedupActions();
  const query: Record<string, string> = gid ? { gid } : {};
  const open = ({ sign, gid: of }: SpeedupMember, type: string) => ({
    name: 'open.overseas_speedup.config',
    params: { member_sign: sign, gid: of, type },
  });
  return (
    <Stack $gap={12} part="panel">
      {manage && (
        <PageActions>
          {gid && (
            <Button onClick={() => place.go({ name: 'open.overseas_speedup.manage', params: { gid } })}>
              {text.group}
            </Button>
          )}
          <Button onClick={() => place.go({ name: 'open.overseas_speedup.applys', query })}>{text.applyMany}</Button>
          <Button
            variant="primary"
            icon={<Plus />}
            onClick={() => place.go({ name: 'open.overseas_speedup.apply', query })}
          >
            {text.apply}
          </Button>
        </PageActions>
      )}
      <DataTable<SpeedupMember>
        key={gid}
        label={text.heading}
        endpoint={speedupMembers}
        {...(gid && { input: { gid } })}
        columns={own()}
        cacheKey="speedup.members"
        rowKey={({ sign }) => sign}
        rowName={({ name }) => name}
        search={text.search}
        segments={segments()}
        exportName={text.heading}
        every={every}
        tall
        actions={(row) => [
          { key: 'set', label: text.set, to: open(row, 'set') },
          { key: 'use', label: text.use, to: open(row, 'use') },
        ]}
        {...(manage && {
          removeMany: (ids: string[]) => removeMember.run({ ids }),
          removeDetail: text.removeDetail,
        })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
    </Stack>
  );
}

const own = perLanguage(() =>
  columns<SpeedupMember>([
    {
      key: 'name',
      title: text.member,
      width: 168,
      grow: 2,
      fixed: true,
      render: (row) => (
        <TwoLines title={row.name} below={row.mac} mono>
          <To
            to={{ name: 'open.overseas_speedup.config', params: { member_sign: row.sign, gid: row.gid, type: 'set' } }}
          >
            {row.name}
          </To>
        </TwoLines>
      ),
    },
    { key: 'mac', title: text.mac, width: 144, mono: true, off: true },
    {
      key: 'group_name',
      title: text.group,
      width: 168,
      grow: 1,
      priority: 2,
      render: (row) => (
        <TwoLines title={row.group_name} below={row.gateway_remark || row.gwid} look="plain">
          {row.group_name}
        </TwoLines>
      ),
    },
    {
      key: 'gateway_remark',
      title: speedupText.gateway,
      width: 144,
      off: true,
      text: (row) => row.gateway_remark || row.gwid,
    },
    {
      key: 'state',
      title: text.state,
      width: 104,
      text: memberStateOf,
      render: (row) => <MemberState member={row} />,
    },
    { key: 'purpose', title: text.purpose, width: 152, grow: 1 },
    {
      key: 'reason',
      title: text.reason,
      width: 160,
      grow: 1,
      priority: 3,
      text: (row) => told(row.reason, row.reason_said) || undefined,
    },
    {
      key: 'mbps',
      title: text.bandwidth,
      width: 96,
      align: 'right',
      text: (row) => (row.mbps === 0 ? text.asGroup : `${number(row.mbps)} Mbps`),
    },
    { key: 'enabled', title: text.goes, width: 80, text: (row) => text.onOff[row.enabled ? 'on' : 'off'] },
    {
      key: 'month',
      title: text.month,
      width: 96,
      align: 'right',
      text: (row) => bytes(row.month_down + row.month_up),
      exported: (row) => row.month_down + row.month_up,
    },
    {
      key: 'last_at',
      title: text.last,
      width: 112,
      priority: 3,
      text: (row) => (row.last_at ? time(row.last_at) : undefined),
    },
  ]),
);

const segments = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof speedupMembers> | undefined)?.counts;
    return (['', ...memberStates] as const).map((key) => ({
      value: key,
      label: key ? speedupText.memberStates[key] : text.all,
      ...(counts && { count: counts[key || 'all'] }),
    }));
  },
}));
