import { translate } from '../../../text/words';
import type { viewsPanelText } from './views-panel.text';

translate<typeof viewsPanelText>('tableViews', {
  noViews: 'No saved views yet',
  saveView: 'Save this view',
  viewName: 'Name of the view',
  viewShared: 'Share within the account',
  viewSharedHelp: 'Shared views can also be chosen in pages that embed this account',
  viewSaved: 'View saved',
  viewLink: 'Copy link to view',
  copied: 'Copied',
  notCopied: 'Copying failed. Please select and copy by hand',
  viewNameNeeded: 'The view needs a name',
  sharedMark: 'Shared',
  removeView: (name) => `Delete view ${name}`,
});
