import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Tabs } from '../../../src/ui/tabs';
import type { alarmSubscribeContract } from './alarm-subscribe.contract';
import { alarmSubscribeText as text } from './alarm-subscribe.text';
import { Channels } from './channels';
import { Deliveries } from './deliveries';
import { Subscriptions } from './subscriptions';

const tabs = ['subscriptions', 'channels', 'deliveries'] as const;
type Tab = (typeof tabs)[number];

/** Who is told of which alarms, by which way, and what became of each message. */
export function AlarmSubscribe(_: PropsOf<typeof alarmSubscribeContract>) {
  const { query, setQuery } = usePlace();
  const tab = tabs.find((one) => one === query.tab) ?? 'subscriptions';
  const choose = (next: Tab) => {
    const rest = Object.fromEntries(Object.keys(query).map((name) => [name, undefined]));
    setQuery({ ...rest, tab: next === 'subscriptions' ? undefined : next });
  };
  return (
    <div part="panel">
      <Tabs<Tab>
        label={text.tabs.subscriptions}
        value={tab}
        onChange={choose}
        items={tabs.map((key) => ({ key, label: text.tabs[key] }))}
      >
        {tab === 'subscriptions' && <Subscriptions onChannels={() => choose('channels')} />}
        {tab === 'channels' && <Channels />}
        {tab === 'deliveries' && <Deliveries />}
      </Tabs>
    </div>
  );
}
