export { GuardHead, type GuardView } from './guard-head';
export { NeedsPackage } from './needs-package';
export { useGuardPolicy, guardReads } from './guard.data';
export { dnsPlace } from './places';
