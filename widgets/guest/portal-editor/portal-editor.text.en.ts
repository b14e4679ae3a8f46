import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { portalEditorText } from './portal-editor.text';

translate<typeof portalEditorText>('portalEditor', {
  heading: 'Portal page template',
  back: 'Back to the templates',
  missing: 'There is no such template',
  noPreset: 'There is no such preset',
  newName: (preset) => `${preset} page`,
  rename: 'Rename',
  name: 'Name of the template',
  usedBy: (count) => counts`Used by ${count} networks`,
  unused: 'No network uses it yet',
  behind: (count) => counts`${count} networks show an older version`,
  version: (version) => `Version ${version}`,
  undo: 'Undo',
  redo: 'Redo',
  range: 'Networks',

  methods: 'Ways to sign in',
  methodsOf: (on, all) => `${on} of ${all}`,
  methodsNote:
    'Drag, or use the arrow keys; the first one is the main one. Ways that are off at a gateway are not shown.',
  apart: (gateway, hidden, off) =>
    `${gateway}: ${[
      hidden.length > 0 && `${hidden.join(', ')} on there but not on the page`,
      off.length > 0 && `${off.join(', ')} not on there`,
    ]
      .filter(Boolean)
      .join(', ')}`,
  apartOf: (lines) =>
    `Gateways that show this page differ: ${lines.slice(0, 3).join('; ')}${lines.length > 3 ? ` and ${lines.length - 3} more` : ''}`,
  show: (name) => `Show ${name}`,
  main: 'Main',

  page: 'Page',
  title: 'Title',
  subtitle: 'Subtitle',
  logo: 'Logo',
  background: 'Picture',
  art: 'Drawing',
  artNote: 'Shown while there is no picture',
  arts: { hills: 'Hills', waves: 'Waves', city: 'City', leaves: 'Leaves', plain: 'Plain' },
  change: 'Change',
  add: 'Upload',
  remove: 'Remove',
  pictureHelp: 'JPEG, PNG or WebP, at most 5 MB',
  pictureSize: 'A picture has at most 5 MB',
  pictureType: 'Only JPEG, PNG and WebP pictures',
  accent: 'Main colour',
  paper: 'Background',
  colour: 'Another colour',
  contrast: (ratio) => `Contrast with white ${ratio} : 1, good`,

  after: 'Afterwards',
  goTo: 'Go to',
  ends: { origin: 'Page asked for', url: 'Address', done: 'Success page' },
  url: 'Address',
  terms: 'Terms of use',
  termsHelp: 'Plain text, empty lines separate paragraphs, at most 4000 characters',
  mustAgree: 'Guests must agree to the terms of use',
  english: 'Offer the page in English',

  previewNote: 'Live: try it, nothing is sent',

  bar: 'Changes that are not saved',
  dirty: 'There are changes that are not saved',
  clean: 'Everything is saved',
  wrong: (fields) => `To be corrected: ${fields}`,
  drop: 'Drop changes',
  dropTitle: 'Drop changes',
  dropBody: 'Goes back to what was saved last. Undo brings them back.',
  save: 'Save',
  saved: (version) => `Saved as version ${version}`,
  savedApply: (count) => counts`Save and send to ${count} networks`,
  fixFirst: 'First correct what is marked',
  conflict: 'Read again',

  applyTitle: (name) => `Apply “${name}”`,
  applyNote:
    'Each gateway gets a new version of its configuration, which can be rolled back. One that is offline gets it once it is back.',
  applyDirty: 'There are changes that are not saved: the last saved version is applied.',
  applyPicked: 'Apply to the chosen',
  applyAsk: (count) => counts`Guests of ${count} networks will sign in on this page.`,
  applyBehind: (count) => counts`Update ${count} networks`,
  applyTask: (name) => `Apply the portal page “${name}”`,
  network: 'Network',
  state: 'State',
  online: 'Online',
  offline: 'Offline',
  gwid: 'GWID',
  current: 'This page',
  shows: (version) => `Version ${version}`,
  notShown: 'Not used',
  search: 'Network or GWID',
  none: 'No networks',
  noneReason: 'Bind a gateway, then a template can be applied to it.',
});
