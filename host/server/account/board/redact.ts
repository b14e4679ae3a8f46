import type { DataOf } from '../../../../src/api/endpoint';
import type { complex, weekTraffic } from '../../../../src/api/contract/stats';
import type { verdict } from '../../../../src/api/contract/verdict';
import type { WallboardCard } from '../../../../src/domain/wallboard';

/** IPv4 with or without a prefix, MAC, IPv6 (shortened, or of six groups and more: times of day have fewer). */
const addresses = [
  /\b\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?\b/g,
  /\b(?:[\da-f]{2}[:-]){5}[\da-f]{2}\b/gi,
  /(?<![\w:])(?=[\da-f:]*::|(?:[\da-f]+:){5})[\da-f:]{3,}(?![\w:])/gi,
];

/** A text without network addresses. */
export const withoutAddresses = (text: string): string =>
  addresses.reduce((rest, pattern) => rest.replace(pattern, '…'), text);

/** The summary as a wall may show it: parts of cards that the link does not have are empty, no address in any text. */
export function wallSummary(summary: DataOf<typeof complex>, cards: readonly WallboardCard[]): DataOf<typeof complex> {
  const has = (card: WallboardCard) => cards.includes(card);
  const none = { total: 0, items: [] };
  const zero = (...fields: (keyof typeof summary)[]) => Object.fromEntries(fields.map((field) => [field, 0]));
  return {
    ...summary,
    ...(!has('devices') &&
      zero(
        'router_number',
        'router_online_number',
        'ap_number',
        'ap_online_number',
        'switch_number',
        'switch_online_number',
      )),
    ...(!has('users') && zero('current_auth', 'current_online', 'today_auth_amount', 'today_online_amount')),
    alarm_level_amount: has('alarms') ? summary.alarm_level_amount : { FATAL: 0, MIDDLE: 0, GENERAL: 0 },
    alarm_messages: has('alarms')
      ? summary.alarm_messages.map(({ remark, content, ...row }) => ({
          ...row,
          remark: withoutAddresses(remark),
          content: withoutAddresses(content),
        }))
      : [],
    cumulative_flow: has('categories') ? summary.cumulative_flow : none,
    // No card of a board reads it: income has a call of its own.
    income: 0,
  };
}

/** The week without the ids under which networks are managed. */
export const wallWeek = (week: DataOf<typeof weekTraffic>): DataOf<typeof weekTraffic> => ({
  ...week,
  list: week.list.map((network, i) => ({ ...network, gwid: `${i + 1}`, remark: withoutAddresses(network.remark) })),
});

/** The verdict without the ids under which sites and what stands behind them are managed, and without who cares for them. */
export function wallVerdict(data: DataOf<typeof verdict>): DataOf<typeof verdict> {
  const needy = (rows: typeof data.down) =>
    rows.map((row, i) => ({
      ...row,
      gwid: `${row.state}-${i + 1}`,
      remark: withoutAddresses(row.remark),
      content: row.content && withoutAddresses(row.content),
      device: null,
      assignee: null,
    }));
  return {
    ...data,
    down: needy(data.down),
    degraded: needy(data.degraded),
    outage: data.outage && { ...data.outage, remark: withoutAddresses(data.outage.remark) },
    groups: data.groups.map(({ sites, ...group }, g) => ({
      ...group,
      id: group.id && `${g + 1}`,
      ...(sites && {
        sites: sites.map((site, i) => ({ ...site, gwid: `${g + 1}-${i + 1}`, remark: withoutAddresses(site.remark) })),
      }),
    })),
  };
}
