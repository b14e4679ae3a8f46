/** What a page is sure to ask for first when its address says nothing more: a test compares it with what they ask. */
const first: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/v3/stats/verdict', '/api/v3/user_stat/complex {}', '/api/v3/ads/home'],
  '/networks': ['/api/v3/device/gateways?page=1&per_page=50'],
  '/alarm': ['/api/v3/alarm/list?page=1&per_page=50&sort=raised_at&order=desc&state=open'],
};

/** Calls that a page of the frame is sure to make first. */
export const earlyCalls = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): readonly string[] => [
  '/api/v3/user',
  ...((search === '' && first[pathname]) || []),
];
