import { guestMethods } from '../../guest/methods';
import type { ConfigSection } from '../types';
import { acl } from './acl';
import { apps } from './apps';
import { auth, authAccounts, authFree, authScope } from './auth';
import { authMethods } from './auth-methods';
import { ddns } from './ddns';
import { ipv6Settings } from './ipv6';
import { lan } from './lan';
import { portMapping } from './port-mapping';
import { quota } from './quota';
import { qos } from './qos';
import { routes } from './routes';
import { staticBinding } from './static-binding';
import { vlan } from './vlan';
import { wan } from './wan';

/** Sections of a gateway, in the order of its tabs. */
export const gatewaySections: readonly ConfigSection[] = [
  vlan,
  portMapping,
  staticBinding,
  acl,
  ipv6Settings,
  auth,
  authScope,
  authMethods,
  authAccounts,
  authFree,
  wan,
  lan,
  routes,
  qos,
  ddns,
  apps,
  quota,
];

/** Rows that a gateway has whatever its settings. */
export const gatewayRows: Readonly<Record<string, readonly string[]>> = { auth_methods: guestMethods };
