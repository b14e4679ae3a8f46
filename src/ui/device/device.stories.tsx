import type { Command } from '../../api/contract/command';
import { CommandState, DeviceHead, Fact, Port } from '.';
import { IconButton } from '../button';
import { CopyButton } from '../copy';
import { Pencil } from '../icon';
import { Status } from '../status';
import { Ground, Line } from '../story';
import { Simulated } from '../simulated';

export default { title: 'ui / device' };

export const Heads = () => (
  <Ground>
    <DeviceHead
      name="杭州云栖酒店主楼"
      beside={
        <>
          <Status kind="warning">在线，2 条告警</Status>
          <IconButton label="改名" size="sm">
            <Pencil />
          </IconButton>
        </>
      }
    >
      <Fact name="GWID" value="2b91d07c55af" mono end={<CopyButton text="2b91d07c55af" />} />
      <Fact name="型号" value="NP-R980" />
      <Fact name="公网 IP" value="" />
      <Fact name="运行" value="42 天 6 小时" />
    </DeviceHead>
    <DeviceHead
      name="重庆两江新区国际会展中心南侧地下商业街三期招商办公室路由器"
      beside={
        <>
          <Status kind="offline">离线 3 小时</Status>
          <Simulated />
        </>
      }
    >
      <Fact name="IP" value="192.168.8.1" mono end={<CopyButton text="192.168.8.1" />} />
    </DeviceHead>
  </Ground>
);

/** A socket as other devices than ours draw it. */
export const Ports = () => (
  <Line title="端口">
    <Port
      label="接通"
      width={34}
      face={{ ink: 'success-solid', ground: 'success-soft', solid: true, contacts: [0, 1, 2, 3] }}
    />
    <Port
      label="未用"
      width={34}
      face={{ ink: 'border-control', ground: 'surface-base', dashed: true, mark: 'plus' }}
    />
    <Port label="小" width={20} face={{ ink: 'border-control', ground: 'surface-base', mark: 'cross' }} />
  </Line>
);

const ordered = (state: Command['state'], error = ''): Command => ({
  ...{ id: state, gwid: '2b91d07c55af', kind: 'reboot', state, output: [], error },
  ...{ created_at: '2026-11-20T04:00:00Z', sent_at: null, finished_at: null },
});

/** How an order stands, in each of its states. */
export const Orders = () => (
  <Ground>
    {[
      ordered('pending'),
      ordered('sent'),
      ordered('done'),
      ordered('failed', '设备正在升级'),
      ordered('timed_out'),
    ].map((command) => (
      <Line key={command.id} title={command.state}>
        <CommandState command={command} say={(state) => `重启：${state}`} />
      </Line>
    ))}
  </Ground>
);
