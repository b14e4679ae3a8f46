import type { ReactNode } from 'react';
import { usePlace } from '../../../src/session/place';
import { Tabs } from '../../../src/ui/tabs';
import { securityText as text } from './security.text';

interface TabbedProps<K extends string> {
  /** Name of the route. */
  name: string;
  /** The first one is shown unless the address says another. */
  labels: Readonly<Record<K, string>>;
  /** Query fields that every tab keeps. */
  keep?: Record<string, string>;
  children: (tab: K) => ReactNode;
}

/** A page in tabs; the tab is the query field `tab`. Another tab starts without the filters of this one. */
export function Tabbed<K extends string>({ name, labels, keep = {}, children }: TabbedProps<K>) {
  const place = usePlace();
  const keys = Object.keys(labels) as K[];
  const tab = keys.find((key) => key === place.query.tab) ?? keys[0]!;
  return (
    <Tabs
      label={text.tabs}
      value={tab}
      items={keys.map((key) => ({ key, label: labels[key] }))}
      onChange={(key) => place.go({ name, query: { ...keep, tab: key === keys[0] ? '' : key } })}
    >
      {children(tab)}
    </Tabs>
  );
}
