export { PolicyHead, type PolicyView } from './policy-head';
export { NeedsPackage } from './needs-package';
export { useSecurityPolicy, securityReads } from './policy.data';
export { dnsPlace } from './places';
