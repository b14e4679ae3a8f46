import { styled } from 'styled-components';
import { duration, number } from '../../src/format';
import { token } from '../../src/theme';
import { CopyButton } from '../../src/ui/copy';
import { To } from '../../src/ui/link';
import { Status } from '../../src/ui/status';
import { Tag } from '../../src/ui/tag';
import type { SwitchData } from './switch-detail.data';
import { switchDetailText as text } from './switch-detail.text';

/** Who the switch is and how it is. */
export function SwitchHead({ data }: { data: SwitchData }) {
  return (
    <Head>
      <Title>
        <h2>{data.remark}</h2>
        <State data={data} />
        {data.light && <Tag>{text.light}</Tag>}
        {data.simulated && <Tag tone="line">{text.simulated}</Tag>}
      </Title>
      <Facts>
        <Fact name={text.ip} value={data.ip} copy />
        <Fact name={text.mac} value={data.mac} copy />
        <Fact name={text.model} value={data.model} />
        <Fact name={text.firmware} value={data.firmware} />
        <div>
          <dt>{text.network}</dt>
          <dd>
            <To to={{ name: 'network', params: { gwid: data.gwid } }}>{data.gateway_remark}</To>
          </dd>
        </div>
        {data.poe_budget !== null && (
          <Fact name={text.poe} value={text.poeOf(number(data.poe_watt ?? 0, 1), number(data.poe_budget))} />
        )}
        <Fact name={text.uptime} value={data.uptime === null ? '' : duration(data.uptime, 2)} />
      </Facts>
    </Head>
  );
}

const Fact = ({ name, value, copy = false }: { name: string; value: string; copy?: boolean }) =>
  value ? (
    <div>
      <dt>{name}</dt>
      <dd>
        {copy ? <Mono>{value}</Mono> : value}
        {copy && <CopyButton text={value} />}
      </dd>
    </div>
  ) : null;

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

const Head = styled.div`
  margin-bottom: 8px;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  & > h2 {
    min-width: 0;
    margin: 0;
    color: ${token('text-1')};
    font-size: 18px;
    font-weight: 600;
    line-height: 28px;
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 4px 0 0;
  font-size: 12px;
  line-height: 20px;
  & > div {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & dt {
    color: ${token('text-3')};
  }
  & dd {
    display: flex;
    align-items: center;
    gap: 2px;
    margin: 0;
    color: ${token('text-2')};
  }
`;

const Mono = styled.span`
  font-family: ${token('font-mono')};
  font-size: 12px;
`;
