import { domainList, mac as macRule, maxLength, noSpecial, required, type RuleFailure } from '../rules';

/** What a package of international speed-up gives one gateway. */
export interface SpeedupPlan {
  /** Groups. */
  groups: number;
  /** Terminals that are let over lines, all groups together. */
  members: number;
  /** Mbps, the most that a group may have. */
  mbps: number;
}

/** By key of the package. */
export const speedupPlans: Readonly<Record<string, SpeedupPlan>> = {
  basic: { groups: 2, members: 5, mbps: 5 },
  pro: { groups: 10, members: 50, mbps: 20 },
};

/**
 * How a group stands. `over`: the package serves so many groups, and older ones; `noLine`: the operator has closed its line; `empty`: no member was let in yet; `waiting`: the
 * gateway has not said that it has the newest settings.
 */
export const speedupStates = ['running', 'paused', 'waiting', 'empty', 'over', 'noLine', 'offline', 'expired'] as const;
export type SpeedupState = (typeof speedupStates)[number];

/** How the application of a member stands with the operator. */
export const memberStates = ['pending', 'approved', 'refused'] as const;
export type SpeedupMemberState = (typeof memberStates)[number];

/** Application that can go over a line: the domains that belong to it, and the host that is measured for it. */
export interface SpeedupApp {
  name: string;
  host: string;
  domains: readonly string[];
}

/** Examples by key, put together from what is publicly known and not checked with the makers; own domains complete them. */
export const speedupApps: Readonly<Record<string, SpeedupApp>> = {
  m365: {
    name: 'Microsoft 365',
    host: 'outlook.office365.com',
    domains: ['office.com', 'office365.com', 'sharepoint.com', 'microsoftonline.com', 'outlook.com'],
  },
  teams: { name: 'Microsoft Teams', host: 'teams.microsoft.com', domains: ['teams.microsoft.com', 'skype.com'] },
  zoom: { name: 'Zoom', host: 'zoom.us', domains: ['zoom.us', 'zoom.com'] },
  github: { name: 'GitHub', host: 'github.com', domains: ['github.com', 'githubusercontent.com', 'githubassets.com'] },
  salesforce: { name: 'Salesforce', host: 'login.salesforce.com', domains: ['salesforce.com', 'force.com'] },
  shopify: { name: 'Shopify', host: 'admin.shopify.com', domains: ['shopify.com', 'myshopify.com', 'shopifycdn.com'] },
  slack: { name: 'Slack', host: 'slack.com', domains: ['slack.com', 'slack-edge.com'] },
  atlassian: { name: 'Atlassian', host: 'www.atlassian.com', domains: ['atlassian.com', 'atlassian.net', 'jira.com'] },
};

/** Keys of all applications. */
export const speedupAppKeys = Object.keys(speedupApps);

/** Own domains of a group, lines of one application for members, and lines that are measured at once. */
export const mostDomains = 200;
export const mostApplied = 50;
export const mostMeasured = 10;

/** Days of figures. */
export const speedupDays = 30;

/** Longest name, and longest purpose. */
export const longestName = 40;
export const longestPurpose = 100;

/** A terminal that shall be let over a line, as somebody wrote it down. */
export interface AppliedMember {
  name: string;
  mac: string;
  /** What it is used for: the operator reads it. */
  purpose: string;
  /** Mbps; empty or 0: as much as its group has. */
  mbps: string;
}

/** Fields of an application, in the order of the columns of a file. */
export const appliedFields = ['name', 'mac', 'purpose', 'mbps'] as const;
export type AppliedField = (typeof appliedFields)[number];

/** What is wrong with one application, by field. `most`: Mbps of the group. */
export function checkApplied(row: AppliedMember, most: number): Partial<Record<AppliedField, RuleFailure>> {
  const first = (value: string, ...rules: ((value: string) => RuleFailure | undefined)[]) =>
    rules.map((rule) => rule(value)).find((one) => one !== undefined);
  const wrong = {
    name: first(row.name, required, maxLength(longestName), noSpecial),
    mac: first(row.mac, required, macRule),
    purpose: first(row.purpose, required, maxLength(longestPurpose)),
    mbps: mbpsFailure(row.mbps, most),
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, failure]) => failure));
}

/** What is wrong with the bandwidth of a member: whole Mbps up to those of its group; empty: none of its own. */
export const mbpsFailure = (value: string, most: number): RuleFailure | undefined =>
  value === '' || (/^\d{1,4}$/.test(value) && Number(value) <= most)
    ? undefined
    : { rule: 'between', min: 0, max: most };

/** Domains of a text, one a line, without empty lines. */
export const domainsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;，；]+/)
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** What is wrong with the domains of a group. */
export const domainsFailure = (domains: readonly string[]): RuleFailure | undefined =>
  domains.length === 0 ? undefined : domainList(domains.join('\n'));

/** What a device says of a host that it asked: the mean time there and back, and what was lost. */
export interface PingFigures {
  ms: number;
  /** Percent. */
  loss: number;
}

/** Reads the answer of a device to `ping`, whichever program gave it; undefined: it holds no time. */
export function pingFigures(lines: readonly string[]): PingFigures | undefined {
  const text = lines.join('\n');
  const mean = /= ?[\d.]{1,9}\/([\d.]{1,9})\//.exec(text) ?? /平均 ?([\d.]{1,9}) ?ms/.exec(text);
  const times = [...text.matchAll(/(?:time[=<]|时间 ?)([\d.]{1,9}) ?ms/g)].map(([, ms]) => Number(ms));
  const ms = mean
    ? Number(mean[1])
    : times.length
      ? times.reduce((sum, one) => sum + one, 0) / times.length
      : Number.NaN;
  if (!Number.isFinite(ms)) return undefined;
  return { ms: Math.round(ms * 10) / 10, loss: lossIn(text) };
}

function lossIn(text: string): number {
  const percent = /([\d.]{1,6})% ?packet loss/.exec(text) ?? /丢包 ?([\d.]{1,6}) ?%/.exec(text);
  if (percent) return Math.min(100, Number(percent[1]));
  const tried = /已尝试 ?(\d{1,4})，有回应 ?(\d{1,4})/.exec(text);
  return tried && Number(tried[1]) > 0 ? Math.round((1 - Number(tried[2]) / Number(tried[1])) * 1000) / 10 : 0;
}
