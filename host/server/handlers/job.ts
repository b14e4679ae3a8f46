import type * as contract from '../../../src/api/contract/job';
import type { JobKind } from '../../../src/domain/job';
import { createJob, previewPatch } from '../fleet/bulk/create';
import { cancelJob, dismissJob, pauseJob, resumeJob, retryJob } from '../fleet/bulk/manage';
import { itemPage, readJob, recentJobs } from '../fleet/bulk/read';
import { runJobs } from '../fleet/bulk/run';
import { hasScope, type Context } from '../kit/context/context';
import type { Handlers } from '../kit/context/handler';
import { refuse } from '../kit/refusal';

/** Work over many devices. */
export const job: Handlers<typeof contract> = {
  async jobCreate(context, input) {
    mustManage(context, input.kind);
    return begun(context, await createJob(context, input));
  },
  async jobPreview(context, { target, patches }) {
    return { data: await previewPatch(context, target, patches) };
  },
  async jobs(context) {
    const list = await recentJobs(context);
    return { data: { list, total: list.length } };
  },
  async jobItems(context, input) {
    return { data: await itemPage(context, input) };
  },
  async jobCancel(context, { id }) {
    await cancelJob(context, id);
    return { data: await readJob(context, id) };
  },
  async jobRetry(context, { id }) {
    mustManage(context, (await readJob(context, id)).kind);
    await retryJob(context, id);
    return begun(context, id);
  },
  async jobResume(context, { id }) {
    mustManage(context, (await readJob(context, id)).kind);
    await resumeJob(context, id);
    return begun(context, id);
  },
  async jobPause(context, { id }) {
    await pauseJob(context, id);
    return { data: await readJob(context, id) };
  },
  async jobDismiss(context, { id }) {
    await dismissJob(context, id);
    return { data: null };
  },
};

/** What a partner may not do to one device without the scope, it may not do to many. */
function mustManage({ caller }: Context, kind: JobKind) {
  const scope = 'device:manage';
  const destructive = kind === 'reboot' || kind === 'unbind' || kind === 'upgrade';
  if (destructive && !hasScope(caller, scope)) throw refuse('scopeMissing', { scope });
}

/** The first step is made at once, so that small work is over with the answer. */
async function begun(context: Context, id: string) {
  await runJobs(context, context.now(), id);
  return { data: await readJob(context, id) };
}
