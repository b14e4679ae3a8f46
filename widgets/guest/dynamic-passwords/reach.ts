import type { passwordReach } from '../../../src/api/contract/wifi-password';
import type { DataOf } from '../../../src/api';
import { betweenText } from '../../../src/text/between.text';
import { dynamicPasswordsText as text } from './dynamic-passwords.text';

/** Access points that a plan reaches, in words. */
export function reachWords({ total, offline, open, without }: DataOf<typeof passwordReach>): string {
  if (total === 0) return text.reachNone;
  return [
    text.reach(total - without),
    ...(offline > 0 ? [text.reachOffline(offline)] : []),
    ...(open - without > 0 ? [text.reachOpen(open - without)] : []),
    ...(without > 0 ? [text.reachWithout(without)] : []),
  ].join(betweenText.sentences);
}
