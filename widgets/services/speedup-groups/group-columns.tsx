import { told } from '../../../src/api/said';
import type { SpeedupGroup } from '../../../src/api/contract/speedup';
import { bytes, date, number } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { DeliveryStatus, deliveryText } from '../../../src/ui/delivery';
import { To } from '../../../src/ui/link';
import { Status } from '../../../src/ui/status';
import { columns } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { groupPlace } from '../shared/speedup/group-place';
import { lineOfGroup } from '../shared/speedup/line-words';
import { speedupText } from '../shared/speedup/speedup.text';
import { GroupState } from '../shared/speedup/states';
import { speedupGroupsText as text } from './speedup-groups.text';

const endOf = ({ service_state, expires_at }: SpeedupGroup) => {
  if (expires_at === null || service_state === 'expired') return text.ended;
  return service_state === 'expiring' ? text.endsSoon(date(expires_at)) : date(expires_at);
};
const membersOf = ({ approved, pending }: SpeedupGroup) =>
  pending > 0 ? text.membersWaiting(number(approved), number(pending)) : number(approved);

/** Columns of the groups. */
export const groupColumns = perLanguage(() =>
  columns<SpeedupGroup>([
    {
      key: 'name',
      title: text.group,
      width: 168,
      grow: 2,
      fixed: true,
      render: (row) => (
        <TwoLines title={row.name} below={row.gateway_remark || row.gwid}>
          <To to={groupPlace(row, 'manage')}>{row.name}</To>
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
      width: 144,
      text: (row) => speedupText.states[row.state],
      render: (row) => <GroupState state={row.state} />,
    },
    {
      key: 'delivery',
      title: text.delivery,
      width: 96,
      priority: 2,
      text: (row) => deliveryText[row.delivery],
      render: (row) => <DeliveryStatus state={row.delivery} error={told(row.error, row.error_said)} />,
    },
    {
      key: 'line_name',
      title: speedupText.line,
      width: 144,
      grow: 1,
      text: (row) => lineOfGroup(row),
    },
    { key: 'mbps', title: text.bandwidth, unit: 'Mbps', width: 104, align: 'right', text: (row) => number(row.mbps) },
    { key: 'members', title: text.members, width: 112, align: 'right', text: membersOf },
    {
      key: 'month',
      title: text.month,
      width: 96,
      align: 'right',
      priority: 2,
      text: (row) => bytes(row.month_down + row.month_up),
      exported: (row) => row.month_down + row.month_up,
    },
    {
      key: 'expires_at',
      title: text.ends,
      width: 160,
      priority: 2,
      text: endOf,
      render: (row) => (row.service_state === 'active' ? endOf(row) : <Status kind="warning">{endOf(row)}</Status>),
    },
  ]),
);
