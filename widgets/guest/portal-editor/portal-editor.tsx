import { useEffect, useId, useReducer, useState, type ReactNode } from 'react';
import { type ApiError, refusedFor, useRead, useWrite } from '../../../src/api';
import { portalPresets, portalSave, portalTemplate, type PortalTemplate } from '../../../src/api/contract/portal';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { useConfirm } from '../../../src/ui/dialog';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { useLeaveGuard } from '../../../src/ui/form';
import { PortalStage } from '../shared/portal';
import { Missing } from '../../../src/ui/missing';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { openTasks, startBatch, TaskDrawer } from '../../../src/ui/tasks';
import { useToast } from '../../../src/ui/toast';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { betweenText } from '../../../src/text/between.text';
import { ApplyDrawer } from './apply-drawer';
import { ContentForm } from './content-form';
import { MethodOrder } from './method-order';
import type { portalEditorContract } from './portal-editor.contract';
import { isDirty, step, stepsOf, wrongs, type Draft } from './portal-editor.model';
import { Desk, Foot, Right } from './portal-editor.styles';
import { portalEditorText as text } from './portal-editor.text';
import { TopBar } from './top-bar';
import { useApply } from './use-apply';

/** A page for guests, made and sent to networks. */
export function PortalEditor({ template = '', preset = 'cafe' }: PropsOf<typeof portalEditorContract>) {
  const place = usePlace();
  const read = useRead(portalTemplate, template ? { id: template } : null);
  const presets = useRead(portalPresets, {});
  const error = read.error ?? presets.error;
  const back = <Button onClick={() => place.go({ name: 'template_manage' })}>{text.back}</Button>;
  const begin = presets.data?.list.find(({ id }) => id === preset);
  if (error?.kind === 'notFound') {
    return headed(<Missing title={text.missing} gone="deleted" action={back} />);
  }
  if (error && !(template ? read.data : begin)) {
    const retry = () => void Promise.all([read.refresh(), presets.refresh()]);
    return headed(<Failed error={error} onRetry={retry} />);
  }
  if (!presets.data || (template && !read.data)) return headed(<Skeleton rows={10} />);
  if (!template && !begin) return headed(<Empty kind="nothing" title={text.noPreset} action={back} />);
  const first: Draft = read.data
    ? { name: read.data.name, content: read.data.content }
    : { name: text.newName(begin!.name), content: begin!.content };
  return (
    <Editor
      key={template || preset}
      first={first}
      kept={read.data}
      accents={presets.data.accents}
      papers={presets.data.papers}
      users={read.data?.users ?? []}
      onRefresh={() => read.refresh()}
    />
  );
}

/** The page has no head of its own, and the editor's name is not there yet. */
const headed = (children: ReactNode) => (
  <>
    <VisuallyHidden as="h1">{text.heading}</VisuallyHidden>
    {children}
  </>
);

/** A gateway that shows the page. */
export interface User {
  id: string;
  remark: string;
  version: number;
  /** Ways to sign in that are on there; not there where nobody knows. */
  on?: readonly string[];
}

interface EditorProps {
  first: Draft;
  kept: PortalTemplate | undefined;
  accents: readonly string[];
  papers: readonly string[];
  users: readonly User[];
  onRefresh: () => Promise<unknown>;
}

function Editor({ first, kept, accents, papers, users, onRefresh }: EditorProps) {
  const [steps, dispatch] = useReducer(step, first, stepsOf);
  const [stored, store] = useState(kept);
  const [tried, tryIt] = useState(kept !== undefined);
  const [applying, apply] = useState(false);
  const saving = useWrite(portalSave, ['/api/v3/portal/', '/api/v3/guest/']);
  const { act } = useAct();
  const confirm = useConfirm();
  const toast = useToast();
  const place = usePlace();
  const dirty = isDirty(steps) || !stored;
  useLeaveGuard(isDirty(steps));
  // A new page has an address of its own from now on; gone to once nothing holds the page any more.
  const fresh = !kept && stored && !isDirty(steps) ? stored.id : undefined;
  useEffect(() => {
    if (fresh) place.go({ name: 'template_edit', params: { id: fresh } }, { replace: true });
  }, [fresh, place]);
  const { now } = steps;
  const found = wrongs(now);
  const [refused, refuse] = useState<Record<string, string>>({});
  const errors = tried ? { ...refused, ...found } : {};
  const change = (field: string, draft: Draft) => {
    refuse({});
    dispatch({ kind: 'change', field, draft });
  };
  const save = async () => {
    // The key works while the button rests.
    if (saving.busy) return false;
    tryIt(true);
    if (Object.keys(found).length > 0) {
      toast.warning(text.fixFirst);
      return false;
    }
    const base = stored && { id: stored.id, version: stored.version };
    return act(() => saving.run({ ...base, name: now.name, content: now.content }), {
      said: ({ data }) => text.saved(data.version),
      then: ({ data }) => {
        store(data);
        dispatch({ kind: 'saved', draft: now });
        void onRefresh();
      },
      failed: (error) => {
        refuse(firstOf(error));
        if (!refusedFor(error, 'pageChanged', 4471)) return error.message;
        return void toast.warning(error.message);
      },
    });
  };
  const drop = async () => {
    if (await confirm({ title: text.dropTitle, body: text.dropBody, confirm: text.drop, danger: true }))
      dispatch({ kind: 'drop' });
  };
  const owner = useId();
  const run = useApply(stored?.id ?? '', onRefresh);
  const saveAndApply = async () => {
    if (dirty && !(await save())) return;
    const body = text.applyAsk(users.length);
    if (!(await confirm({ title: text.applyTitle(now.name), body, confirm: text.savedApply(users.length) }))) return;
    const names = new Map(users.map(({ id, remark }) => [id, remark]));
    startBatch({ title: text.applyTask(now.name), ids: [...names.keys()], run, nameOf: (id) => names.get(id) ?? id });
    openTasks(owner);
  };
  const bad = Object.keys(errors).map((field) => (field === 'end_url' ? text.url : (text[field as 'title'] ?? field)));
  const using = users.length;
  return (
    <Desk
      part="panel"
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
        const key = event.key.toLowerCase();
        const kind = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
        if (key === 's') void save();
        if (kind) dispatch({ kind });
        if (kind || key === 's') event.preventDefault();
      }}
      onBlur={() => dispatch({ kind: 'rest' })}
    >
      <TopBar
        {...{ steps, users }}
        version={stored?.version}
        error={errors.name}
        onName={(name) => change('name', { ...now, name })}
        onUndo={() => dispatch({ kind: 'undo' })}
        onRedo={() => dispatch({ kind: 'redo' })}
        onRange={stored ? () => apply(true) : undefined}
      />
      <MethodOrder
        methods={now.content.methods}
        users={users}
        error={errors.methods}
        onChange={(methods) => change('', { ...now, content: { ...now.content, methods } })}
      />
      <ContentForm
        {...{ accents, papers, errors }}
        content={now.content}
        onChange={(field, content) => change(field, { ...now, content })}
      />
      <Right>
        <div>
          <PortalStage content={now.content} />
          <p>{text.previewNote}</p>
        </div>
      </Right>
      <Foot aria-label={text.bar}>
        <p role="status">
          <Status kind={dirty ? 'warning' : 'online'}>{dirty ? text.dirty : text.clean}</Status>
          {bad.length > 0 && <span>{text.wrong(bad.join(betweenText.names))}</span>}
        </p>
        <Button disabled={!isDirty(steps) || saving.busy} onClick={() => void drop()}>
          {text.drop}
        </Button>
        <Button
          variant={using > 0 ? 'default' : 'primary'}
          busy={saving.busy}
          disabled={!dirty}
          onClick={() => void save()}
        >
          {text.save}
        </Button>
        {using > 0 && (
          <Button variant="primary" disabled={saving.busy} onClick={() => void saveAndApply()}>
            {text.savedApply(using)}
          </Button>
        )}
      </Foot>
      <TaskDrawer owner={owner} />
      {applying && stored && (
        <ApplyDrawer
          template={stored}
          users={users}
          dirty={isDirty(steps)}
          onRefresh={onRefresh}
          onClose={() => apply(false)}
        />
      )}
    </Desk>
  );
}

const firstOf = (error: ApiError): Record<string, string> =>
  Object.fromEntries(Object.entries(error.detail.errors ?? {}).map(([field, [first = '']]) => [field, first]));
