import type { ConfigSection } from '../types';
import { acl } from './acl';
import { ipv6Settings } from './ipv6';
import { portMapping } from './port-mapping';
import { staticBinding } from './static-binding';
import { vlan } from './vlan';

/** Sections of a gateway, in the order of its tabs. */
export const gatewaySections: readonly ConfigSection[] = [vlan, portMapping, staticBinding, acl, ipv6Settings];
