import type { User } from '../api/contract/user';

/** An ordinary account holder. */
export const user: User = {
  email: 'linzhao@shanyu.cn',
  mobile: '13805712046',
  qq: '80041188',
  account_code: 'Z4C9GPCQ66QH',
  created_at: '2023-09-27T09:40:38Z',
  messages: [],
  network_status: true,
  is_agent: false,
  local_sdwan: true,
  personalization: { theme: 'WHITE', home_section: 'REVENUE', table_column: { 'device.gateway': ['remark'] } },
  home_middle: null,
  home_banners: [],
  customer: 'free',
};
