import { alarmsOfNight } from '../../../widgets/overview/alarm-summary/alarm-summary.fixture';
import { summary } from '../../../widgets/overview/device-counts/device-counts.fixture';

const blocks = (of: object) => Object.fromEntries(['00', '04', '08', '12', '16', '20'].map((block) => [block, of]));
const complex = '/api/v3/user_stat/complex';

/** Every call of the overview, with a figure that only it can bring to the page. */
export const answers = {
  [complex]: {
    ...summary,
    ...alarmsOfNight,
    // The income call knows better.
    income: 12.34,
    cumulative_flow: { total: 77 * 1024 ** 4, items: [{ name: 'Video', value: 77 * 1024 ** 4 }] },
  },
  '/api/v3/stats/today': [{ at: '2026-11-20T01:00:00Z', online: 4711, auth: 12 }],
  '/api/v3/stats/income': { yesterday_fen: 38_642, before_fen: 1, month_fen: 2 },
  '/api/v3/stats/week_traffic': {
    ...{ from: '2026-11-13', to: '2026-11-19', total: 5 * 1024 ** 4, others: { count: 0, bytes: 0 } },
    list: [{ gwid: 'g', remark: '周排行网络', bytes: 1024 ** 4 }],
  },
  '/api/v3/user_stat/ap_complex': {
    ap_flow: { online: 2380, online_5g: 1962, download: 1024, upload: 1024, week_flow: 13 * 1024 ** 4 },
  },
  '/api/v3/stats/wireless_week': [{ date: '2026-11-19', bytes: 31.4 * 1024 ** 4 }],
  '/api/v3/user_stat/client_num': [
    { date: '2026-11-19', online_number: 8631, new_user_number: 1547, old_user_number: 7084 },
  ],
  '/api/v3/user_stat/user_model': {
    user_label: { game: 0, im: 0, movie: 0, shopping: 0, sport: 0, travel: 0 },
    client_time_block: blocks({ '<30': 0, '>30': 0, '1~2': 0, '2~4': 0, '>4': 0 }),
    user_time: { '<1': 0, '1~2': 0, '2~4': 0, '4~8': 0, '>8': 0 },
    terminal_type: { android: 0, ios: 0, mac: 0, windows: 0 },
    terminal_brand: [{ name: '某品牌', value: 3495 }],
  },
  '/api/v3/user_stat/flow_model': {
    stage: { '0~6': 0, '6~11': 0, '11~14': 0, '14~19': 0, '19~00': 1 },
    app_stage: blocks({ Video: 1 }),
    auth_type: [],
    client_type: [],
    app_times: { total: 10, items: [{ name: '某应用', value: 10 }] },
  },
};
/** A word that each of them brings. */
export const shown: Readonly<Record<string, string>> = {
  [complex]: '苏州园区店',
  '/api/v3/stats/today': '4711',
  '/api/v3/stats/income': '386.42',
  '/api/v3/stats/week_traffic': '周排行网络',
  '/api/v3/user_stat/ap_complex': '1,962',
  '/api/v3/stats/wireless_week': '31.4',
  '/api/v3/user_stat/client_num': '8,631',
  '/api/v3/user_stat/user_model': '某品牌',
  '/api/v3/user_stat/flow_model': '某应用',
};
