import { Status } from '.';
import { AlarmLevel } from '../alarm-level';
import { Badge, Flag } from '../badge';
import {
  InterfacePort,
  interfaceStates,
  SwitchPort,
  switchPortStates,
  type InterfaceState,
  type SwitchPortState,
} from '../device';
import { Meter } from '../meter';
import { Line } from '../story';
import { Tag } from '../tag';

export default { title: 'ui / status' };

export const Shapes = () => (
  <>
    <Line title="设备状态">
      <Status kind="online">在线</Status>
      <Status kind="offline">离线 3 小时</Status>
      <Status kind="warning">AC 失联</Status>
      <Status kind="danger">未连接</Status>
      <Status kind="progress">升级中 62%</Status>
      <Status kind="off">已忽略</Status>
    </Line>
    <Line title="告警等级">
      <AlarmLevel level="FATAL" />
      <AlarmLevel level="MIDDLE" />
      <AlarmLevel level="GENERAL" />
    </Line>
    <Line title="标签">
      <Tag>默认</Tag>
      <Tag tone="line">描边</Tag>
      <Tag tone="success">已生效</Tag>
      <Tag tone="warning">待审核</Tag>
      <Tag tone="danger">已驳回</Tag>
      <Tag tone="info">标准版</Tag>
      <Tag tone="promo">买二送一</Tag>
    </Line>
    <Line title="角标">
      <Flag kind="new">新</Flag>
      <Flag>限时</Flag>
      <Flag size="md">限时</Flag>
      <Flag size="md" kind="new">
        新
      </Flag>
      <Badge count={12} label="12 条未读" />
      <Badge count={1284} label="1,284 条未读" />
    </Line>
    <Line title="网关接口">
      {(Object.keys(interfaceStates) as InterfaceState[]).map((state) => (
        <span key={state}>
          <InterfacePort state={state} name="WAN1" />
          {interfaceStates[state].label}
        </span>
      ))}
    </Line>
    <Line title="交换端口">
      {([0, 1, 2, 3, 4] as SwitchPortState[]).map((state) => (
        <span key={state}>
          <SwitchPort state={state} name={`端口 ${state}`} />
          {state} {switchPortStates[state].label}
        </span>
      ))}
    </Line>
    <Line title="占用">
      <Meter value={93} tone="danger" label="CPU" width="120px" />
      <Meter value={71} tone="warning" label="CPU" width="120px" />
      <Meter value={46} tone="success" label="CPU" width="120px" />
      <Meter value={30} label="流量" width="120px" />
    </Line>
  </>
);
