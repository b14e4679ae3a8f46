import { translate } from '../../text/words';
import type { applyText } from './apply.text';

const some = (names: readonly string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');

translate<typeof applyText>('stagedApply', {
  diffTitle: 'Check and apply',
  warningsTitle: 'Check before applying',
  warnings: {
    shadowed: (name, hits) => `“${name}” already matches all of ${some(hits)}, which never take effect (same action)`,
    conflict: (name, hits) => `“${name}” comes before ${some(hits)}, whose other action never takes effect`,
    deny_all: (name, hits) =>
      `“${name}” blocks everything${hits.length > 0 ? `: ${some(hits)} behind it are never reached` : ', and nothing before it is allowed'}`,
    port_off: (name, hits) => `Shutting port ${name} cuts off ${hits.length > 0 ? some(hits) : 'what is plugged in'}`,
    uplink_off: (name, hits) =>
      `Port ${name} is the uplink: this switch ${hits.length > 0 ? `and ${some(hits)} are` : 'is'} cut off, and cannot be opened from the cloud again`,
    line_off: (name) =>
      `Without line ${name}, access and mappings through it are cut off; the device does not go back by itself`,
    line_changed: (name) =>
      `Line ${name} comes up anew. The device does not go back by itself: if this is wrong, it has to be put right on site`,
    no_line: (name) =>
      `No line stays enabled (until now: ${name}): the gateway is cut off, does not go back by itself and cannot be restored from the cloud`,
    lan_moved: (name, hits) =>
      `When “${name}” (${some(hits)}) changes, its clients need new addresses and static ones stop working; the device does not go back by itself`,
    poe_off: (name, hits) => `Without PoE at port ${name} ${hits.length > 0 ? some(hits) : 'what it powers'} goes off`,
  },
  sure: 'Confirmation',
  sureText: 'I am sure: apply it',
  target: (name) => `Device “${name}”`,
  online: 'The device is online: it gets this at once.',
  offline: 'The device is offline: it gets this as soon as it is back.',
  note: 'Note',
  noteHelp: 'Kept in the history, 200 characters at most',
  confirm: (count) => `Apply ${count} ${count === 1 ? 'change' : 'changes'}`,
  sent: (version) => `Version ${version} is on its way`,
});
