import type { Job } from '../../api/contract/job';
import { told } from '../../api/said';
import { nameAtSite } from '../../domain/device';
import { time } from '../../format';
import { useAct } from '../act';
import { Button } from '../button';
import type { StatusKind } from '../status';
import { betweenText } from '../../text/between.text';
import { useJobChanges } from './jobs.data';
import { ProgressCard } from './progress-card';
import { taskDrawerText } from './task-drawer.text';

const zone = 'Asia/Shanghai';

/** A job on the server. */
export function JobCard({ job }: { job: Job }) {
  const { act } = useAct();
  const changes = useJobChanges();
  // All that is left are devices that are not there.
  const waits = job.state === 'running' && job.running === 0 && job.waiting > 0 && job.waiting === job.waiting_offline;
  const change = (what: keyof typeof changes) =>
    act(async () => changes[what].run({ id: job.id }), {
      confirm:
        what === 'cancel'
          ? {
              title: waits ? taskDrawerText.giveUp : taskDrawerText.cancelRest,
              body: waits ? taskDrawerText.giveUpAsk : taskDrawerText.cancelAsk,
              danger: true,
            }
          : what === 'resume' &&
            job.state === 'scheduled' && {
              title: taskDrawerText.startNow,
              body: taskDrawerText.startAsk(told(job.title, job.title_said), time(job.starts_at, { zone })),
              detail: taskDrawerText.startDetail(job.waiting, job.kind === 'upgrade'),
              confirm: taskDrawerText.startNow,
            },
      failed: ({ message }) => taskDrawerText.refused(message),
    });
  const done = job.success + job.failed + job.skipped;
  const over = job.finished_at !== null;
  const open = job.state === 'running' || job.state === 'paused' || job.state === 'scheduled';
  return (
    <ProgressCard
      title={told(job.title, job.title_said)}
      status={{ kind: kindOf(job), text: taskDrawerText.jobState[job.state] }}
      done={done}
      total={job.total}
      line={taskDrawerText.counts(job.success, job.failed, job.skipped)}
      count={taskDrawerText.progress(done, job.total)}
      note={noteOf(job)}
      troubles={job.troubles.map(({ id, remark, site, state, reason, reason_said, simulated }) => ({
        id,
        name: nameAtSite(remark, site),
        state: state === 'failed' || state === 'waiting' ? state : 'skipped',
        message: told(reason, reason_said),
        simulated,
      }))}
      more={job.failed + job.skipped + job.waiting_offline - job.troubles.length}
    >
      {job.state === 'running' && !over && (
        <Button size="sm" busy={changes.pause.busy} onClick={() => void change('pause')}>
          {taskDrawerText.pause}
        </Button>
      )}
      {(job.state === 'paused' || job.state === 'scheduled') && (
        <Button size="sm" busy={changes.resume.busy} onClick={() => void change('resume')}>
          {job.state === 'paused' ? taskDrawerText.resume : taskDrawerText.startNow}
        </Button>
      )}
      {open && (
        <Button size="sm" busy={changes.cancel.busy} onClick={() => void change('cancel')}>
          {waits ? taskDrawerText.giveUp : taskDrawerText.cancelRest}
        </Button>
      )}
      {over && job.failed > 0 && (
        <Button size="sm" busy={changes.retry.busy} onClick={() => void change('retry')}>
          {taskDrawerText.retry(job.failed)}
        </Button>
      )}
      {over && (
        <Button size="sm" variant="ghost" busy={changes.dismiss.busy} onClick={() => void change('dismiss')}>
          {taskDrawerText.forget}
        </Button>
      )}
    </ProgressCard>
  );
}

function noteOf(job: Job): string {
  if (job.state === 'scheduled') return taskDrawerText.jobStarts(time(job.starts_at, { zone }));
  const parts: string[] = [];
  if (job.state === 'paused') parts.push(told(job.reason, job.reason_said));
  if (job.running > 0) parts.push(taskDrawerText.jobRuns(job.running));
  if (job.waiting_offline > 0) {
    parts.push(
      job.wait_until
        ? taskDrawerText.jobUntil(job.waiting_offline, time(job.wait_until, { zone }))
        : taskDrawerText.jobWaits(job.waiting_offline),
    );
  }
  return parts.join(betweenText.sentences);
}

function kindOf({ state, failed }: Pick<Job, 'state' | 'failed'>): StatusKind {
  if (state === 'running') return 'progress';
  if (state === 'paused') return 'warning';
  if (state === 'cancelled' || state === 'scheduled') return 'off';
  return failed > 0 ? 'danger' : 'online';
}
