import { Stat } from '.';
import { Freshness } from '../freshness';
import { Network, Wifi } from '../icon';
import { Meter } from '../meter';
import { Line } from '../story';

export default { title: 'ui / stat' };

const at = Date.UTC(2026, 10, 20, 6, 32, 5);

export const Figures = () => (
  <>
    <Stat
      icon={<Network />}
      label="网络"
      figure={
        <>
          1,284<small>个</small>
        </>
      }
      middle={<Meter value={93} tone="success" label="在线" />}
      note={
        <>
          <span>在线</span>
          <b>1,198</b>
        </>
      }
    />
    <Stat icon={<Wifi />} label="AP" figure="—" loading />
  </>
);

export const Fresh = () => (
  <>
    <Line title="事件">
      <Freshness live at={at} every={15_000} />
    </Line>
    <Line title="轮询">
      <Freshness live={false} at={at} every={15_000} />
    </Line>
    <Line title="小">
      <Freshness live at={at} every={15_000} compact />
    </Line>
  </>
);
