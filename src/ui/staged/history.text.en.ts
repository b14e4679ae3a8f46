import { translate } from '../../text/words';
import type { historyText } from './history.text';

translate<typeof historyText>('stagedHistory', {
  origins: {
    initial: 'Initial',
    apply: 'Change',
    rollback: 'Rollback',
    restore: 'From a backup',
    import: 'From the device',
  },
  historyTitle: (name) => `Configurations of ${name}`,
  current: 'Target',
  showDiff: 'Compare with the present',
  hideDiff: 'Hide',
  rollback: 'Roll back to this',
  rollbackTitle: (version) => `Roll back to version ${version}`,
  rollbackBody: 'A new version with that content is applied at once; the draft stays.',
  rolledBack: 'On its way back',
  take: 'Into the draft',
  changesOf: (count, sections) => (sections ? `${count} in ${sections}` : 'Nothing changed'),
  from: (version) => `from version ${version}`,
  more: 'Load more',
});
