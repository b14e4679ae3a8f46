import { useState } from 'react';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Missing } from '../../../src/ui/missing';
import { Note } from '../../../src/ui/note';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { StagedFrame, StagedSection, useStaged } from '../../../src/ui/staged';
import { Tabs } from '../../../src/ui/tabs';
import { perLanguage } from '../../../src/text/words';
import { MacTable } from './mac-table';
import { Ports } from './ports';
import { SwitchHead } from './switch-head';
import type { switchDetailContract } from './switch-detail.contract';
import { useSwitch, type SwitchData } from './switch-detail.data';
import { switchDetailText as text } from './switch-detail.text';
import { Topology } from './topology';

type Tab = keyof typeof text.tabs;

const tabs = perLanguage(() => Object.keys(text.tabs) as Tab[]);

/** One switch: its front, and in tabs what is plugged in, what is set, and what is reached through it. */
export function SwitchDetail(props: PropsOf<typeof switchDetailContract>) {
  const { gwid = '', address = '', tab: given, manage = false, onTabChange } = props;
  const { data, error, refresh } = useSwitch(gwid, address);
  const place = usePlace();
  // An embed whose page does not keep the tab keeps it here.
  const [kept, keep] = useState<string>();
  const tab = tabs().find((key) => key === (kept ?? given)) ?? 'ports';
  if (!address) return <Empty kind="nothing" title={text.none} reason={text.noneReason} />;
  if (!data) {
    if (!error) return <PageSkeleton shape="object" />;
    if (error.kind !== 'notFound') return <Failed error={error} onRetry={() => void refresh()} />;
    const back = <Button onClick={() => place.go({ name: 'switch_index' })}>{text.toList}</Button>;
    return <Missing title={text.missing} gone="unbound" action={back} />;
  }
  const choose = (key: Tab) => {
    if (onTabChange?.({ tab: key }) !== false) keep(key);
  };
  return (
    <div part="panel">
      <SwitchHead data={data} />
      <Tabs
        label={text.tabsLabel}
        value={tab}
        onChange={choose}
        items={tabs().map((key) => ({ key, label: text.tabs[key] }))}
      >
        {data.status === 'offline' && <Note tone="warning">{text.offlineNote}</Note>}
        <Chosen tab={tab} data={data} manage={manage} onMacs={() => choose('mac')} />
      </Tabs>
    </div>
  );
}

interface ChosenProps {
  tab: Tab;
  data: SwitchData;
  manage: boolean;
  onMacs: () => void;
}

function Chosen({ tab, data, manage, onMacs }: ChosenProps) {
  // One reader of the configuration for all tabs: the bar below them is about the same draft.
  const staged = useStaged(data.id);
  switch (tab) {
    case 'ports':
      return manage ? (
        <StagedFrame staged={staged}>
          <Ports data={data} staged={staged} onMacs={onMacs} />
        </StagedFrame>
      ) : (
        <Ports data={data} staged={undefined} onMacs={onMacs} />
      );
    case 'vlan':
      return <StagedSection staged={staged} section="vlan" />;
    case 'history':
      return <StagedSection staged={staged} section="ports" />;
    case 'mac':
      return <MacTable data={data} />;
    case 'topology':
      return <Topology data={data} />;
  }
}
