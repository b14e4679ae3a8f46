import { useEffect, useMemo, useState } from 'react';
import { useRead, type DataOf } from '../../../src/api';
import { globalSearch } from '../../../src/api/contract/search';
import type { Destination } from '../../../src/session/place';
import { globalSearchText as text } from './global-search.text';
import type { Hit } from './global-search.model';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

/** Milliseconds without a key press before the server is asked. */
const rest = 180;

type Found = DataOf<typeof globalSearch>;

/** What the server finds. `settled` is false while an answer to what was typed last is still to come. */
export function useFound(typed: string) {
  const text = typed.trim();
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, refreshing } = useRead(globalSearch, asked ? { q: asked } : null, { keep: true });
  const hits = useMemo(() => (data && asked ? hitsOf(data) : []), [data, asked]);
  return { hits: text ? hits : [], error, settled: asked === text && !refreshing && (data ?? error) !== undefined };
}

function hitsOf({ devices, users, alarms, orders }: Found): Hit[] {
  return [
    ...devices.map<Hit>((one) => ({
      group: 'devices',
      key: `device ${one.id}`,
      label: one.remark,
      hint: [
        text.kinds[one.kind],
        one.model,
        one.kind === 'gateway' ? one.gwid : one.mac,
        one.ip,
        text.states[one.status],
        one.simulated && text.simulated,
      ]
        .filter(Boolean)
        .join(text.between),
      to: deviceAt(one),
    })),
    ...users.map<Hit>((one) => ({
      group: 'users',
      key: `user ${one.id}`,
      label: one.name,
      hint: [one.mac, one.ip, one.gateway_remark, one.ap_remark, one.simulated && text.simulated]
        .filter(Boolean)
        .join(text.between),
      to: { name: 'online_users', params: { gwid: one.gwid }, query: { q: one.mac } },
    })),
    ...alarms.map<Hit>((one) => ({
      group: 'alarms',
      key: `alarm ${one.id}`,
      label: one.content,
      hint: [one.remark, one.simulated && text.simulated].filter(Boolean).join(text.between),
      to: { name: 'alarm', query: { id: one.id } },
    })),
    ...orders.map<Hit>((one) => ({
      group: 'orders',
      key: `order ${one.id}`,
      label: `${soldNames.said(one.service_name)} ${soldNames.said(one.tier_name)}`,
      hint: [one.id, text.orderStates[one.state]].join(text.between),
      to: { name: 'orders', query: { order: one.id } },
    })),
  ];
}

function deviceAt({ id, kind, gwid, ip }: Found['devices'][number]): Destination {
  switch (kind) {
    case 'gateway':
      return { name: 'network', params: { gwid } };
    case 'switch':
      return { name: 'network_switch.detail', params: { gwid, switchip: ip } };
    case 'firewall':
      return { name: 'fire_detail', query: { id } };
    case 'ap':
      return { name: 'ap_edit', query: { id } };
  }
}
