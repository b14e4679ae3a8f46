/** What the first widget of a page asks for when its address says nothing more: a test compares it with what they ask. */
const first: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/v3/stats/verdict'],
  '/networks': ['/api/v3/device/gateways?page=1&per_page=50'],
  '/alarm': ['/api/v3/alarm/list?page=1&per_page=50&sort=raised_at&order=desc&state=open'],
};

/** Calls that a page of the frame is sure to make first. */
export const earlyCalls = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): readonly string[] => [
  '/api/v3/user',
  ...((search === '' && first[pathname]) || []),
];
