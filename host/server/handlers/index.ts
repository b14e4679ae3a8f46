import type * as contract from '../../../src/api/contract';
import type { Handlers } from '../kit/context/handler';
import { pageView } from './page-view';
import { activity } from './activity';
import { ad } from './ad';
import { auth } from './auth';
import { embed } from './embed';
import { embedSignIn } from './embed-sign-in';
import { equipment } from './equipment';
import { accessPoint } from './access-point';
import { message } from './message';
import { personalization } from './personalization';
import { profile } from './profile';
import { security } from './security';
import { staff } from './staff';
import { staffAccount } from './staff-account';
import { staffDevice } from './staff-device';
import { staffPromotion } from './staff-promotion';
import { staffWallet } from './staff-wallet';
import { support } from './support';
import { alarm } from './alarm';
import { alarmSilence } from './alarm-silence';
import { alarmNotice } from './alarm-notice';
import { client } from './client';
import { log } from './log';
import { command } from './command';
import { backup } from './backup';
import { config } from './config';
import { guest } from './guest';
import { income } from './income';
import { staffIncome } from './staff-income';
import { portal } from './portal';
import { device } from './device';
import { kept } from './kept';
import { prepared } from './prepared';
import { strategy } from './strategy';
import { design } from './design';
import { designLink } from './design-link';
import { staffDesign } from './staff-design';
import { apTemplate } from './ap-template';
import { siteTemplate } from './site-template';
import { firmware } from './firmware';
import { plugin } from './plugin';
import { guard } from './guard';
import { group } from './group';
import { service } from './service';
import { speedup } from './speedup';
import { speedupPolicy } from './speedup-policy';
import { staffSpeedup } from './staff-speedup';
import { tunnel } from './tunnel';
import { contractor } from './contractor';
import { sdwan } from './sdwan';
import { sdwanDelivery } from './sdwan-delivery';
import { sdwanCheck } from './sdwan-check';
import { sdwanMap } from './sdwan-map';
import { sdwanReplay } from './sdwan-replay';
import { sdwanAccount } from './sdwan-account';
import { sdwanGroup } from './sdwan-group';
import { sdwanRule } from './sdwan-rule';
import { billing } from './billing';
import { syslog } from './syslog';
import { tv } from './tv';
import { setting } from './setting';
import { iptv } from './iptv';
import { star } from './star';
import { starBill } from './star-bill';
import { staffStar } from './staff-star';
import { sdwanNode } from './sdwan-node';
import { wifi } from './wifi';
import { wifiPassword } from './wifi-password';
import { wifiPerson } from './wifi-person';
import { search } from './search';
import { job } from './job';
import { ingest } from './ingest';
import { stats } from './stats';
import { verdict } from './verdict';
import { stream } from './stream';
import { user } from './user';
import { wallet } from './wallet';
import { payment } from './payment';
import { staffPayment } from './staff-payment';
import { promotion } from './promotion';
import { wallboard } from './wallboard';
import { board } from './board';
import { tableView } from './table-view';

/** Every area of the contract answered; a missing one does not compile. */
export const handlers: { [Area in keyof typeof contract]: Handlers<(typeof contract)[Area]> } = {
  pageView,
  activity,
  ad,
  message,
  embed,
  embedSignIn,
  auth,
  personalization,
  profile,
  security,
  staff,
  staffAccount,
  staffDevice,
  staffDesign,
  staffPromotion,
  staffWallet,
  staffPayment,
  support,
  user,
  wallet,
  payment,
  tableView,
  wallboard,
  board,
  promotion,
  stats,
  verdict,
  device,
  kept,
  prepared,
  group,
  service,
  speedup,
  speedupPolicy,
  staffSpeedup,
  tunnel,
  contractor,
  sdwan,
  sdwanDelivery,
  sdwanCheck,
  sdwanMap,
  sdwanReplay,
  sdwanAccount,
  sdwanGroup,
  sdwanRule,
  billing,
  syslog,
  tv,
  setting,
  iptv,
  sdwanNode,
  wifi,
  wifiPassword,
  wifiPerson,
  search,
  job,
  strategy,
  design,
  designLink,
  apTemplate,
  siteTemplate,
  plugin,
  firmware,
  guard,
  client,
  equipment,
  accessPoint,
  alarm,
  alarmSilence,
  alarmNotice,
  log,
  command,
  config,
  backup,
  guest,
  income,
  staffIncome,
  star,
  starBill,
  staffStar,
  portal,
  ingest,
  stream,
};
