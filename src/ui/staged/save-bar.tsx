import { useState } from 'react';
import { time } from '../../format';
import { useAct } from '../act';
import { Button } from '../button';
import { Send } from '../icon';
import { lazy, Suspense } from '../lazy';
import { Status } from '../status';
import { useToast } from '../toast';
import { betweenText } from '../../text/between.text';
import { actorSaid } from '../../text/actor.text';
import { Bar, BarActions, BarText } from './staged.styles';
import { inWords } from './in-words';
import { stagedText as text } from './staged.text';
import { useFlush } from './typed';
import type { Staged } from './use-staged';

const BarDialog = lazy(() => import('./bar-dialog').then((m) => m.BarDialog));
const ApplyDialog = lazy(() => import('./apply-dialog').then((m) => m.ApplyDialog));

/** Changes that the bar names before it only counts them. */
const named = 3;

/** What is changed and not sent yet, and what to do with it. Renders nothing while there is nothing. */
export function SaveBar({ staged }: { staged: Staged }) {
  const [open, setOpen] = useState<'apply' | 'problems' | 'diff'>();
  const { act } = useAct();
  const toast = useToast();
  const flush = useFlush();
  const { config } = staged;
  if (!config || config.changes.length === 0) return null;
  const { changes, problems } = config;
  const first = changes
    .slice(0, named)
    .map(inWords)
    .map(({ op, label, name }) => text.change(op, label, name));
  const discard = () =>
    act(staged.discard, {
      confirm: {
        title: text.discardTitle(changes.length),
        body: text.discardBody,
        confirm: text.discard,
        danger: true,
      },
      said: text.discarded,
    });
  const check = () =>
    act(async () => {
      if (!(await flush())) return;
      if ((await staged.check()) > 0) setOpen('problems');
      else toast.success(text.checked);
    });
  const send = () =>
    act(async () => {
      if (await flush()) setOpen((await staged.check()) > 0 ? 'problems' : 'apply');
    });
  const other = config.draft_own ? '' : (config.draft_by ?? '');
  return (
    <Bar aria-label={text.bar}>
      <BarText>
        <p>
          <b role="status">{text.unsaved(changes.length)}</b>
          {problems.length > 0 && (
            <Button size="sm" variant="link" onClick={() => setOpen('problems')}>
              <Status kind="danger">{text.troubles(problems.length)}</Status>
            </Button>
          )}
          {config.stale && <Status kind="warning">{text.stale}</Status>}
          {config.draft_at && <span>{text.kept(other && actorSaid(other), time(config.draft_at))}</span>}
        </p>
        <p>
          <span>
            {first.join(betweenText.sentences)}
            {changes.length > named && ` ${text.and(changes.length)}`}
          </span>
          <Button size="sm" variant="link" onClick={() => setOpen('diff')}>
            {text.showAll}
          </Button>
        </p>
      </BarText>
      <BarActions>
        <Button disabled={staged.busy} onClick={() => void discard()}>
          {text.discard}
        </Button>
        <Button disabled={staged.busy} onClick={() => void check()}>
          {text.check}
        </Button>
        <Button variant="primary" icon={<Send />} disabled={staged.busy} onClick={() => void send()}>
          {text.apply}
        </Button>
      </BarActions>
      {open === 'apply' && (
        <Suspense>
          <ApplyDialog staged={staged} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {(open === 'diff' || open === 'problems') && (
        <Suspense>
          <BarDialog config={config} about={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Bar>
  );
}
