import { number } from '../../format';
import { counts } from '../../text/counts';
import { translate } from '../../text/words';
import type { taskDrawerText } from './task-drawer.text';

translate<typeof taskDrawerText>('task-drawer', {
  title: 'Tasks',
  empty: 'No tasks',
  emptyReason: 'The progress of bulk work and exports is shown here',
  state: { running: 'Running', done: 'Done', failed: 'Failed', cancelled: 'Cancelled' },
  progress: (done, total) => (total ? `${number(done)} / ${number(total)}` : 'Getting ready'),
  counts: (success, failed, skipped) => `${success} succeeded, ${failed} failed, ${skipped} skipped`,
  item: { failed: 'Failed', skipped: 'Skipped', success: 'Succeeded', waiting: 'Offline, waiting' },
  more: (n) => `${n} more not listed`,
  cancel: 'Cancel',
  retry: (n) => `Retry ${n} failed`,
  forget: 'Remove',

  jobs: 'Device tasks',
  local: 'On this page',
  jobState: { scheduled: 'Planned', running: 'Running', paused: 'Paused', done: 'Done', cancelled: 'Cancelled' },
  jobRuns: (running) => `${running} under way`,
  jobWaits: (waiting) => `${waiting} offline, will go on when back`,
  jobUntil: (waiting, until) => `${waiting} offline, waited for until ${until}`,
  jobStarts: (at) => `Starts ${at} (Beijing time)`,
  cancelRest: 'Cancel the rest',
  giveUp: 'Stop waiting',
  giveUpAsk: 'Stop waiting for these devices? They count as cancelled and are told nothing once they are back.',
  cancelAsk: 'Cancel what has not started? What was sent to devices already will finish.',
  pause: 'Pause',
  resume: 'Resume',
  startNow: 'Start now',
  startAsk: (title, at) => `Start “${title}” now, not at ${at}?`,
  startDetail: (count, restarts) =>
    restarts
      ? counts`${count} devices restart; the network is down for about 3 minutes.`
      : counts`It runs on ${count} devices.`,
  refused: (reason) => `Not done: ${reason}`,
});
