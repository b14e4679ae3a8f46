import * as v from 'valibot';
import { decoyKinds, dnsClasses, threatKinds } from '../../domain/security';

/** What DNS defence does on a gateway. */
export const dnsSettings = v.object({
  enabled: v.boolean(),
  classes: v.pipe(v.array(v.picklist(dnsClasses)), v.maxLength(dnsClasses.length)),
  /** MAC addresses of terminals that are left alone, one per line. */
  spared: v.pipe(v.string(), v.maxLength(8000)),
});

/** Decoys of a gateway, and where they listen. */
export const honeypotSettings = v.object({
  enabled: v.boolean(),
  decoys: v.pipe(v.array(v.object({ kind: v.picklist(decoyKinds), port: v.number() })), v.maxLength(50)),
});

/** What the firewall plugin does on a gateway. */
export const firewallSettings = v.object({
  enabled: v.boolean(),
  mode: v.picklist(['block', 'watch']),
  threats: v.pipe(v.array(v.picklist(threatKinds)), v.maxLength(threatKinds.length)),
  apps: v.boolean(),
  auto: v.boolean(),
});
