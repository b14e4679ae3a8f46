/** What is counted of a service, and its name in refusals. */
export const unitWords = {
  个成员: 'countedMembers',
  台网关: 'countedGateways',
  路摄像头: 'countedCameras',
} as const;

/** A package, as it is sold. */
export interface SoldTier {
  key: string;
  /** Number of the package, as activities name it. */
  package: number;
  name: string;
  who: string;
  monthFen: number;
  trialDays?: number;
  recommended?: true;
  /** Most that can be bought of it; the service's number unless told. */
  most?: number;
  has: readonly string[];
  hasNot?: readonly string[];
  /** How it is promoted to newcomers; undefined: it is not. */
  promoted?: Promoted;
}

/** How a package is promoted. */
export interface Promoted {
  /** Its id in links, snippets and commissions: it stays, whatever the package is called. */
  id: string;
  /** Second part of referral codes. */
  code: string;
  /** An agent's share of what customers pay; 0: nothing is earned with it. */
  percent: number;
}

/** A service, as it is sold. */
export interface SoldService {
  key: string;
  /** Also what coupons name. */
  name: string;
  summary: string;
  points: readonly (readonly [title: string, text: string])[];
  requirements: readonly string[];
  /** For which devices it is, what it changes on the gateway, how one sees that it works, and how it ends. */
  about: readonly (readonly [title: string, text: string])[];
  unit: keyof typeof unitWords;
  most: number;
  bound: boolean;
  /** It has no working pages yet: nothing of it is sold, what was bought stays. */
  closed?: true;
  /** Only accounts that it was opened for may buy it: the account's `network_status`. */
  chosen?: true;
  /** What the activities call it; undefined: none is about it. */
  activity?: string;
  tiers: readonly SoldTier[];
  compare: readonly (readonly [group: string, name: string, ...values: (string | boolean)[]])[];
}

type Short = Pick<SoldService, 'key' | 'name' | 'summary' | 'points'> & {
  /** Month of the basic and of the professional package, fen. */
  fen: readonly [basic: number, pro: number];
  trial?: number;
  /** What the packages give: one value for each package. */
  rows: readonly (readonly [name: string, ...values: (string | boolean)[]])[];
  requirement?: string;
  about: SoldService['about'];
  closed?: true;
  /** How the basic package is promoted. */
  promoted?: Promoted;
};

/** A service on one gateway: a trial where there is one, a basic and a professional package. */
export function onGateway(short: Short): SoldService {
  const { key, name, summary, points, fen, trial, rows, requirement, about, promoted, closed } = short;
  const names: readonly (readonly [key: string, name: string, who: string, fen: number])[] = [
    ...(trial ? ([['trial', '体验版', '想先试试效果的网络', 0]] as const) : []),
    ['basic', '基础版', '单个门店或小型办公室', fen[0]],
    ['pro', '专业版', '连锁、酒店与园区', fen[1]],
  ];
  const tiers = names.map<SoldTier>(([tier, label, who, monthFen], at) => {
    const values = rows.map(([row, ...all]) => ({ row, value: all[at] ?? false }));
    return {
      key: tier,
      package: trial ? at : at + 1,
      name: label,
      who,
      monthFen,
      ...(tier === 'trial' && trial && { trialDays: trial }),
      ...(tier === 'pro' && { recommended: true }),
      ...(tier === 'basic' && promoted && { promoted }),
      has: values.flatMap(({ row, value }) => (value === false ? [] : value === true ? [row] : [`${row}：${value}`])),
      hasNot: values.flatMap(({ row, value }) => (value === false ? [row] : [])),
    };
  });
  return {
    key,
    name,
    summary,
    points,
    requirements: ['网关固件 3.7.09 或更新', ...(requirement ? [requirement] : [])],
    about,
    unit: '台网关',
    most: 1,
    bound: true,
    ...(closed && { closed }),
    tiers,
    compare: rows.map(([row, ...values]) => ['功能', row, ...values]),
  };
}
