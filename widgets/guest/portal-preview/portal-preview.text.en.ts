import { translate } from '../../../src/text/words';
import type { portalPreviewText } from './portal-preview.text';

translate<typeof portalPreviewText>('portalPreview', {
  missing: 'There is no such page',
  back: 'Back to the templates',
  template: 'Template',
  version: (version) => `Version ${version}`,
  network: 'Network',
  everywhere: 'Any network',
  shown: 'The network shows it',
  shownOld: (version) => `The network shows version ${version}`,
  notShown: 'The network does not show this page',
  disabled: 'Guests of the network do not sign in',
  methods: 'Ways shown',
  hidden: 'Ways not shown',
  hiddenNote: 'They are off at the gateway',
  none: 'Nothing to show: the ways of the template are all off at the gateway.',
  after: 'Afterwards',
  ends: { origin: 'Page asked for', url: 'Address', done: 'Success page' },
  agree: 'Terms',
  mustAgree: 'Must be agreed to',
  noAgree: 'Not asked',
  edit: 'Edit the template',
  settings: 'Guest settings',
  apply: 'Show this page there',
  applyTitle: 'Show another page',
  applyBody: (name, network) =>
    `Guests of “${network}” will sign in on “${name}”. The guest settings can be rolled back.`,
  applied: 'On its way',
  note: 'Try it: nothing is sent',
});
