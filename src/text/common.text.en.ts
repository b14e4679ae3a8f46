import { translate } from './words';
import type { commonText } from './common.text';

translate<typeof commonText>('common', {
  ok: 'OK',
  cancel: 'Cancel',
  confirm: 'Confirm',
  save: 'Save',
  edit: 'Edit',
  remove: 'Delete',
  batchRemove: 'Delete selected',
  add: 'Add',
  search: 'Search',
  refresh: 'Refresh',
  retry: 'Retry',
  reload: 'Reload',
  close: 'Close',
  back: 'Back',
  more: 'More',
  copy: 'Copy',
  all: 'All',
  nothing: '—',
  noData: 'No data',

  copied: 'Copied',
  copyFailed: 'Copying failed. Please select and copy by hand',
  filtered: 'Columns updated',
  removed: 'Deleted',
  saved: 'Saved',
  noColumn: 'Tick at least one column',
  noSelection: 'Select the rows first',

  warning: 'Warning',
  sureToRemove: 'Do you want to go on?',

  captchaFailed: 'Click to reload',
  smsSent: 'The code was sent. See your phone.',
  sendSms: 'Send code',
  resendSms: (seconds) => `Send again (${seconds}s)`,
  chunkFailed: 'Part of the page could not be loaded. Reload and try again',

  total: (count) => `${count} in total`,
});
