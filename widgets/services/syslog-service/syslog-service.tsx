import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Tabs } from '../../../src/ui/tabs';
import { Gateways } from './gateways';
import { Lines } from './lines';
import type { syslogServiceContract } from './syslog-service.contract';
import { syslogServiceText as text } from './syslog-service.text';

const tabs = ['lines', 'gateways'] as const;
type Tab = (typeof tabs)[number];

/** Logs of gateways, and where they go; of one gateway only the log. */
export function SyslogService({ gwid = '', manage = false }: PropsOf<typeof syslogServiceContract>) {
  const { query, setQuery } = usePlace();
  const tab = tabs.find((one) => one === query.tab) ?? 'lines';
  // Each list reads its own fields from the address: those of the other one would narrow it.
  const choose = (next: Tab, of?: string) => {
    const others = Object.fromEntries(Object.keys(query).map((name) => [name, undefined]));
    setQuery({ ...others, tab: next === 'lines' ? undefined : next, ...(of && { gwid: of }) });
  };
  if (gwid) {
    return (
      <div part="panel">
        <Lines gwid={gwid} />
      </div>
    );
  }
  return (
    <div part="panel">
      <Tabs<Tab>
        label={text.views}
        value={tab}
        onChange={(next) => choose(next)}
        items={tabs.map((key) => ({ key, label: text.tabs[key] }))}
      >
        {tab === 'lines' ? <Lines gwid="" /> : <Gateways manage={manage} onLines={(of) => choose('lines', of)} />}
      </Tabs>
    </div>
  );
}
