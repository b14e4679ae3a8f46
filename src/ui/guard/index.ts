export { GuardHead, type GuardView } from './guard-head';
export { GuardDelivery } from './delivery';
export { NeedsPackage } from './needs-package';
export { useGuardPolicy, guardReads } from './guard.data';
export { dnsPlace } from './places';
