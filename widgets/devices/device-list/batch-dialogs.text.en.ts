import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { batchText } from './batch-dialogs.text';

translate<typeof batchText>('deviceListBatch', {
  batch: {
    reboot: (count) => counts`Restart ${count} devices`,
    upgrade: (count) => counts`Upgrade ${count} devices`,
    group: (count) => counts`Move ${count} devices to a group`,
    rename: (count) => counts`Rename ${count} devices`,
    tag: (count) => counts`Tags of ${count} devices`,
    unbind: (count) => counts`Unbind ${count} devices`,
  },
  verbs: { reboot: 'Restart', group: 'Move', rename: 'Rename', tag: 'Set', unbind: 'Unbind' },
  jobStarted: 'Started; see the tasks for progress',
  upgradePlanned: 'The upgrade is planned',
  offlineDevices: 'Devices that are offline',
  offlineSkip: 'Skip',
  offlineWait: (hours) => counts`Wait up to ${hours} hours`,
  unbindType: 'Type “unbind” to confirm',
  unbindWord: 'unbind',
  pattern: 'Pattern of the name',
  patternExample: 'such as Shop-{n}',
  patternHelp: '{n} number, {gwid} identity, {model} model, {old} former name',
  patternSame: 'Several devices cannot share a name: add {n}, {gwid} or {old}',
  patternSample: (name) => `The first becomes “${name}”`,
  renameSample: { gwid: '7f3a9c21e04b', model: 'NP-R680', old: 'former name' },
  tagsAdd: 'Tags to put on',
  tagsRemove: 'Tags to take off',
  tagsHelp: 'Several with spaces or commas, 1–20 characters each, a Chinese one counts 3',
  rebootAsk: (count) => counts`Restart the ${count} selected devices? Their networks are down for about 2 minutes.`,
  noGroup: 'No group',
});
