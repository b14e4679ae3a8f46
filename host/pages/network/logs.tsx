import type { LogKind } from '../../../src/domain/log';
import { usePlace } from '../../../src/session/place';
import { Segmented } from '../../../src/ui/segmented';
import { Stack } from '../../../src/ui/stack';
import { LogTable } from '../../../widgets/alarms/log-table';
import { networkText as text } from './network.text';

const kinds = Object.keys(text.logs) as (keyof typeof text.logs)[];

/** What was done to a gateway, its upgrades, when it came and went, and who signed in behind it. */
export function NetworkLogs({ gwid }: { gwid: string }) {
  const { query, go } = usePlace();
  const kind: LogKind = kinds.find((one) => one === query.log) ?? 'action';
  // Page, days and search belong to one log.
  const choose = (log: LogKind) => go({ name: 'network', params: { gwid }, query: { tab: 'logs', log } });
  return (
    <Stack>
      <div>
        <Segmented
          label={text.tabs.logs}
          value={kind}
          onChange={choose}
          options={kinds.map((value) => ({ value, label: text.logs[value] }))}
        />
      </div>
      <LogTable kind={kind} device={gwid} />
    </Stack>
  );
}
