/** What a page is sure to ask for first when its address says nothing more: a test compares it with what they ask. */
const first: Readonly<Record<string, readonly string[]>> = {
  '/': ['stats/verdict', 'user_stat/complex {}', 'ads/home'],
  '/networks': ['device/gateways?page=1&per_page=50'],
  '/alarm': ['alarm/list?page=1&per_page=50&sort=raised_at&order=desc&state=open'],
};

/** Calls that a page of the frame is sure to make first. */
export const earlyCalls = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): readonly string[] =>
  ['user', ...((!search && first[pathname]) || [])].map((call) => `/api/v3/${call}`);
