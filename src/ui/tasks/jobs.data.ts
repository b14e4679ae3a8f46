import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshReads, useClient, useRead, useWrite } from '../../api';
import {
  jobCancel,
  jobCreate,
  jobDismiss,
  jobPause,
  jobResume,
  jobRetry,
  jobs,
  type Job,
  type JobTarget,
} from '../../api/contract/job';
import type { InputOf } from '../../api';
import { minute } from '../../domain/time';

/** Milliseconds between two looks at jobs: while one is under way, and otherwise. */
const often = 2000;
const seldom = minute;

/** Whether a job is being worked on now. */
export const isBusy = (job: Job): boolean =>
  job.finished_at === null && job.state !== 'scheduled' && (job.state !== 'paused' || job.running > 0);

/** Whatever shows devices or jobs. */
const affected = ['/api/v3/device/', '/api/v3/firmware/', '/api/v3/job/'];

/** The account's jobs on the server, followed while any is under way; lists of devices are read again when one ends. */
export function useJobs() {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const read = useRead(jobs, {}, { every: busy ? often : seldom });
  const list = read.data?.list;
  const now = list?.some(isBusy) ?? false;
  if (list && now !== busy) setBusy(now);

  const ended = list
    ?.filter((job) => job.finished_at !== null)
    .map((job) => `${job.id} ${job.finished_at}`)
    .join();
  const before = useRef(ended);
  useEffect(() => {
    if (before.current !== undefined && ended !== before.current) void refreshReads(client, affected);
    before.current = ended;
  }, [client, ended]);
  return read;
}

/** What may be done with a job. */
export const useJobChanges = () => ({
  cancel: useWrite(jobCancel, affected),
  retry: useWrite(jobRetry, affected),
  pause: useWrite(jobPause, affected),
  resume: useWrite(jobResume, affected),
  dismiss: useWrite(jobDismiss, affected),
});

/** What a new job needs beside the request's id, which is made here: pressing twice starts once. */
export type NewJob = Omit<InputOf<typeof jobCreate>, 'request_id'>;

/** Starts work over many devices on the server. */
export function useStartJob() {
  const { run, busy } = useWrite(jobCreate, affected);
  const request = useRef<string>(crypto.randomUUID());
  const start = useCallback(
    async (job: NewJob): Promise<Job> => {
      const { data } = await run({ ...job, request_id: request.current });
      request.current = crypto.randomUUID();
      return data;
    },
    [run],
  );
  return { start, busy };
}

export type { JobTarget };
