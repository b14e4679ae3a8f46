import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Tabs } from '../../../src/ui/tabs';
import type { cloudBillingContract } from './cloud-billing.contract';
import { cloudBillingText as text } from './cloud-billing.text';
import { Plans } from './plans';
import { Report } from './report';
import { Subscribers } from './subscribers';

const tabs = ['subscribers', 'plans', 'report'] as const;
type Tab = (typeof tabs)[number];

/** What the account sells to its own subscribers, who they are, and what came in. */
export function CloudBilling({ manage = false }: PropsOf<typeof cloudBillingContract>) {
  const { query, setQuery } = usePlace();
  const tab = tabs.find((one) => one === query.tab) ?? 'subscribers';
  // Each list reads its own fields from the address: those of the other one would narrow it.
  const choose = (next: Tab) => {
    const others = Object.fromEntries(Object.keys(query).map((name) => [name, undefined]));
    setQuery({ ...others, tab: next === 'subscribers' ? undefined : next });
  };
  return (
    <div part="panel">
      <Tabs<Tab>
        label={text.views}
        value={tab}
        onChange={choose}
        items={tabs.map((key) => ({ key, label: text.tabs[key] }))}
      >
        {tab === 'subscribers' && <Subscribers manage={manage} />}
        {tab === 'plans' && <Plans manage={manage} />}
        {tab === 'report' && <Report />}
      </Tabs>
    </div>
  );
}
