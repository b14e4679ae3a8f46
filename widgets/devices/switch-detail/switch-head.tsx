import { duration, number } from '../../../src/format';
import { CopyButton } from '../../../src/ui/copy';
import { DeviceHead, Fact } from '../../../src/ui/device';
import { To } from '../../../src/ui/link';
import { Status } from '../../../src/ui/status';
import { Tag } from '../../../src/ui/tag';
import type { SwitchData } from './switch-detail.data';
import { switchDetailText as text } from './switch-detail.text';

/** Who the switch is and how it is. */
export function SwitchHead({ data }: { data: SwitchData }) {
  return (
    <DeviceHead
      name={data.remark}
      beside={
        <>
          <State data={data} />
          {data.light && <Tag>{text.light}</Tag>}
          {data.simulated && <Tag tone="line">{text.simulated}</Tag>}
        </>
      }
    >
      <Fact name={text.ip} value={data.ip} mono end={<CopyButton text={data.ip} />} />
      <Fact name={text.mac} value={data.mac} mono end={<CopyButton text={data.mac} />} />
      <Fact name={text.model} value={data.model} />
      <Fact name={text.firmware} value={data.firmware} />
      <Fact
        name={text.network}
        value={<To to={{ name: 'network', params: { gwid: data.gwid } }}>{data.gateway_remark}</To>}
      />
      {data.poe_budget !== null && (
        <Fact name={text.poe} value={text.poeOf(number(data.poe_watt ?? 0, 1), number(data.poe_budget))} />
      )}
      <Fact name={text.uptime} value={data.uptime === null ? '' : duration(data.uptime, 2)} />
    </DeviceHead>
  );
}

function State({ data }: { data: SwitchData }) {
  if (data.status === 'offline') {
    const seconds = data.offline_since ? (Date.now() - Date.parse(data.offline_since)) / 1000 : undefined;
    return (
      <Status kind="offline">{seconds === undefined ? text.offline : text.offlineFor(duration(seconds, 1))}</Status>
    );
  }
  if (data.alarm_text && data.alarm_level !== 'GENERAL') {
    return <Status kind={data.alarm_level === 'FATAL' ? 'danger' : 'warning'}>{data.alarm_text}</Status>;
  }
  return <Status kind="online">{text.online}</Status>;
}
