import type { Feature } from './kit/context/context';
import { boards } from './account/board/feature';
import { logs } from './account/logs/feature';
import { wallet } from './account/wallet/feature';
import { alarms } from './fleet/alarms/feature';
import { deviceWork } from './fleet/bulk/act';
import { clients } from './fleet/clients/feature';
import { config } from './fleet/config/feature';
import { devices } from './fleet/devices/feature';
import { firmware } from './fleet/firmware/feature';
import { plugins } from './fleet/plugins/feature';
import { prepared } from './fleet/prepared/feature';
import { design } from './fleet/design/feature';
import { strategies } from './fleet/strategies/feature';
import { templates } from './fleet/templates/feature';
import { sites } from './fleet/sites/feature';
import { billing } from './services/billing/feature';
import { guest } from './services/guest/feature';
import { income } from './services/income/feature';
import { orders } from './services/orders/feature';
import { passwords } from './services/passwords/feature';
import { people } from './services/people/feature';
import { promotion } from './services/promotion/feature';
import { sdwan } from './services/sdwan/feature';
import { security } from './services/security/feature';
import { speedup } from './services/speedup/feature';
import { syslog } from './services/syslog/feature';
import { tunnel } from './services/tunnel/feature';
import { tv } from './services/tv/feature';
import { wifi } from './services/wifi/feature';
import { iptv } from './services/iptv/feature';
import { star } from './services/star/feature';
import { settings } from './services/settings/feature';
import { traffic } from './services/traffic/feature';

/** What plugs into the floors below: the only list of features beside that of the handlers. */
export const features: readonly Feature[] = [
  logs,
  boards,
  wallet,
  devices,
  deviceWork,
  prepared,
  strategies,
  design,
  templates,
  sites,
  plugins,
  firmware,
  clients,
  config,
  alarms,
  orders,
  guest,
  income,
  security,
  promotion,
  tunnel,
  speedup,
  billing,
  sdwan,
  syslog,
  tv,
  wifi,
  settings,
  iptv,
  star,
  traffic,
  passwords,
  people,
];
