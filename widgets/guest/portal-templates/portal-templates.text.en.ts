import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { portalTemplatesText } from './portal-templates.text';

/** By its id: what a preset is called, and what it is for. */
const presets: Readonly<Record<string, readonly [name: string, note: string]>> = {
  cafe: ['Cafés and restaurants', 'Warm paper; by mobile number, WeChat or one tap'],
  hotel: ['Hotels and guest houses', 'Room number and name; the desk may give coupons'],
  mall: ['Malls and shops', "By WeChat, or after a wait; then the shop's own page"],
  campus: ['Campus and parks', 'Accounts of the place, mobile numbers for visitors'],
  office: ['Visitors of offices', 'A fixed password or a trial, on a plain page'],
};

translate<typeof portalTemplatesText>('portalTemplates', {
  label: 'Portal templates',
  search: 'Name of a template',
  count: (count) => counts`${count} templates`,
  create: 'New template',
  chooseTitle: 'Choose a preset',
  edit: 'Edit',
  preview: 'Preview',
  copy: 'Copy',
  remove: 'Delete',
  more: (name) => `More about “${name}”`,
  copyName: (name) => `${name.slice(0, 26)} copy`,
  copied: 'Copied',
  removeTitle: 'Warning',
  removeBody: (name) => `Delete “${name}”? This cannot be undone.`,
  removeUsed: (count) => counts`${count} networks use it. Give them another template first`,
  removed: 'Deleted',
  used: (count) => counts`Used by ${count} networks`,
  unused: 'Not used',
  behind: (count) => `${count} show an older version`,
  version: (version) => `Version ${version}`,
  changed: (time) => `Changed ${time}`,
  none: 'No templates yet',
  noneReason: 'Begin with a preset, edit it and apply it to networks.',
  noMatch: 'No template matches',
  noMatchReason: (q) => `No template is called “${q}”.`,
  clear: 'Clear the search',
  more50: 'Show more',
  presetName: (id, name) => presets[id]?.[0] ?? name,
  presetNote: (id, note) => presets[id]?.[1] ?? note,
});
