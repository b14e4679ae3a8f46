import type { TunnelMapping } from '../../../src/api/contract/tunnel';
import { bytes, number } from '../../../src/format';
import { BarChart, ink } from '../../../src/ui/chart';
import { Drawer } from '../../../src/ui/drawer';
import { Failed } from '../../../src/ui/failed';
import { Skeleton } from '../../../src/ui/skeleton';
import { useFlow } from './tunnel-list.data';
import { FlowFoot } from './tunnel-list.styles';
import { tunnelListText as text } from './tunnel-list.text';

/** What passed one mapping on each of the last days. */
export function FlowDrawer({ mapping, onClose }: { mapping: TunnelMapping; onClose: () => void }) {
  const { data, error, refresh } = useFlow(mapping.id);
  const visits = data?.reduce((sum, day) => sum + day.visits, 0) ?? 0;
  return (
    <Drawer open beside width={640} title={text.flowOf(mapping.name)} onClose={onClose}>
      {!data && (error ? <Failed error={error} onRetry={refresh} /> : <Skeleton height={240} />)}
      {data && (
        <>
          <BarChart
            label={text.flowLabel(mapping.name)}
            groupsName={text.day}
            groups={data.map(({ day }) => ({ key: day, label: day.slice(5), title: day }))}
            series={[
              { key: 'down', label: text.down, color: ink(1), values: data.map(({ down }) => down) },
              { key: 'up', label: text.up, color: ink(2), values: data.map(({ up }) => up) },
            ]}
            format={bytes}
            base={1024}
            height={240}
          />
          <FlowFoot>
            {text.visitsOf(number(visits))}
            {mapping.simulated && ` · ${text.simulated}`}
          </FlowFoot>
        </>
      )}
    </Drawer>
  );
}
