import { useEffect, useMemo, useRef, useState } from 'react';
import { useRead, useWrite } from '../../../src/api';
import { sdwanCandidates, sdwanCreate, sdwanTry, type Candidate } from '../../../src/api/contract/sdwan';
import {
  addedPrepared,
  emptyDrawing,
  imported,
  inTopology,
  problemsOf,
  type NetworkService,
} from '../../../src/domain/sdwan';
import { maxLength, required } from '../../../src/rules';
import { useSession } from '../../../src/session';
import { usePlace } from '../../../src/session/place';
import { checks } from '../../../src/text';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { useConfirm } from '../../../src/ui/dialog';
import { Note } from '../../../src/ui/note';
import { AddMembers, SdwanEditor, useDrawing, WidthEditor, type EditorModel, type MemberFacts } from '../shared';
import { pagesOf } from '../shared/pages';
import { Status } from '../../../src/ui/status';
import { useToast } from '../../../src/ui/toast';
import { Stack } from '../../../src/ui/stack';
import { betweenText } from '../../../src/text/between.text';
import { keepDraft, newDraft, readDraft } from './draft';
import { MembersStep } from './members-step';
import { PackageStep } from './package-step';
import { Foot, Steps } from './sdwan-create.styles';
import { sdwanCreateText as text } from './sdwan-create.text';
import { longestName, TypeStep } from './type-step';

const nameRule = (name: string) => checks<string>(text.name, required, maxLength(longestName))(name);
/** Number of the last step. */
const last = 4;

/** Number of the step in which the topology is drawn. */
const drawn = 2;

interface WizardProps {
  service: NetworkService;
  /** Where it begins: at a draft that has members, the drawing. */
  at: 'type' | 'topology' | undefined;
}

/** The steps, over one drawing that this browser keeps. */
export function Wizard({ service, at }: WizardProps) {
  const place = usePlace();
  const toast = useToast();
  const { act } = useAct();
  const confirm = useConfirm();
  const account = useSession().user?.account_code;
  const of = useMemo(() => (account ? { account, service } : undefined), [account, service]);
  const [begun] = useState(() => (of && readDraft(of)) || newDraft());
  const steps = useDrawing(begun.drawing);
  const [name, setName] = useState(begun.name);
  const [step, setStep] = useState(
    Math.min(at === 'topology' && begun.drawing.nodes.length > 0 ? drawn : begun.step, last),
  );
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string; errors: Record<string, string[]> }>();
  const [selected, onSelect] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [picked, setPicked] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const making = useWrite(sdwanCreate, ['/api/v3/sdwan/']);
  const trying = useWrite(sdwanTry);
  const request = useRef(crypto.randomUUID());
  const made = useRef(false);
  const { drawing, edit } = steps;

  useEffect(() => {
    if (of && !made.current) keepDraft(of, { name, step, drawing });
  }, [of, name, step, drawing]);

  const ids = drawing.nodes.map(({ gwid }) => gwid).join(',');
  const known = useRead(sdwanCandidates, ids ? { ids, per_page: 200 } : null, { keep: true });
  const facts = new Map([...picked.values(), ...(known.data?.list ?? [])].map((one) => [one.gwid, one]));
  const factsOf = (gwid: string): MemberFacts => {
    const { remark = gwid, model = '', location = '', region = null, lans = [], status } = facts.get(gwid) ?? {};
    return { remark, model, location, region, lans, online: status === 'online' };
  };
  const answered = known.data && !known.stale;
  const gone = answered
    ? drawing.nodes.filter(({ gwid }) => (facts.get(gwid)?.taken ?? null) !== null || !facts.has(gwid))
    : [];
  const problems = problemsOf(drawing);
  const model: EditorModel = { drawing, edit, factsOf, problems, selected, onSelect };
  const nameProblem = nameRule(name.trim());
  const blocked = [
    nameProblem,
    drawing.nodes.length < 2 ? text.fewMembers : undefined,
    problems.length > 0 ? text.problemsFirst(problems.length) : undefined,
    problems.length > 0 ? text.problemsFirst(problems.length) : undefined,
  ][step];
  const reached = step > 1 && (nameProblem !== undefined || drawing.nodes.length === 0) ? 0 : step;
  if (reached !== step) setStep(reached);

  const enter = (to: number) => {
    setStep(to);
    // What was done in a step is undone there, not in the next.
    steps.reset(drawing);
  };
  const go = (to: number) => {
    setTried(to > step && blocked !== undefined);
    setRefusal(undefined);
    if (to < step) return enter(to);
    if (blocked !== undefined) return;
    // Nobody pays first and is refused then.
    const gwids = drawing.nodes.map(({ gwid }) => gwid);
    void act(
      () => trying.run({ name: name.trim(), gwids: step === 0 ? [] : gwids, service, topology: drawing.topology }),
      {
        then: () => enter(to),
        failed: ({ message, detail: { errors = {} } }) => {
          setRefusal({ message, errors });
          enter(errors.name ? 0 : Object.keys(errors).length > 0 ? 1 : step);
        },
      },
    );
  };
  const clear = async () => {
    if (!(await confirm({ body: text.discardAsk, danger: true }))) return;
    steps.reset(emptyDrawing(1));
    setName('');
    setStep(0);
    setTried(false);
    setRefusal(undefined);
  };
  const make = (owned: string) => {
    const { topology, mesh = false, nodes } = drawing;
    const input = { request_id: request.current, name: name.trim(), topology, mesh, nodes: [...nodes], owned, service };
    void act(() => making.run(input), {
      said: text.created,
      then: ({ data }) => {
        made.current = true;
        if (of) keepDraft(of, undefined);
        place.go({ name: pagesOf[service].manage, query: { id: data.id } });
      },
      failed: ({ message, detail }) => {
        setRefusal({ message, errors: detail.errors ?? {} });
        return void known.refresh();
      },
    });
  };

  return (
    <Stack>
      <Steps aria-label={text.stepOf(step + 1, text.steps.length, text.steps[step]!)}>
        {text.steps.map((one, i) => (
          <li key={one} aria-current={i === step ? 'step' : undefined} data-done={i < step ? '' : undefined}>
            <b>{i + 1}</b>
            {one}
          </li>
        ))}
      </Steps>
      {refusal && (
        <Note tone="danger">
          {[
            refusal.message,
            ...Object.entries(refusal.errors).map(
              ([at, said]) => `${facts.get(at)?.remark ?? ''} ${said.join(betweenText.sentences)}`,
            ),
          ]
            .filter((line, i, all) => all.indexOf(line) === i)
            .join(' · ')}
        </Note>
      )}
      {gone.map(({ gwid }) => (
        <Note key={gwid} tone="warning">{`${factsOf(gwid).remark}${betweenText.told}${text.gone}`}</Note>
      ))}
      {step === 0 && (
        <TypeStep
          name={name}
          onName={setName}
          problem={tried ? nameProblem : refusal?.errors.name?.join(betweenText.sentences)}
          topology={drawing.topology}
          onTopology={(topology) => edit((all) => inTopology(all, topology))}
        />
      )}
      {step === 1 && <MembersStep nodes={drawing.nodes} factsOf={factsOf} edit={edit} onAdd={() => setAdding(true)} />}
      {step === 2 && (
        <SdwanEditor
          label={text.steps[2]!}
          model={model}
          steps={steps}
          onAdd={() => setAdding(true)}
          height="max(480px, calc(100dvh - 320px))"
        />
      )}
      {step === 3 && <WidthEditor model={model} />}
      {step === last && (
        <PackageStep
          service={service}
          drawing={drawing}
          busy={making.busy}
          onMake={make}
          onLater={() => toast.info(text.later)}
        />
      )}
      <Foot>
        <span>{account && text.kept}</span>
        <Button size="sm" variant="link" onClick={() => void clear()}>
          {text.discard}
        </Button>
        <span data-end>
          <span role="status">{tried && blocked && <Status kind="danger">{blocked}</Status>}</span>
          {step > 0 && <Button onClick={() => go(step - 1)}>{text.back}</Button>}
          {step < last && (
            <Button variant="primary" busy={trying.busy} onClick={() => go(step + 1)}>
              {text.next}
            </Button>
          )}
        </span>
      </Foot>
      {adding && (
        <AddMembers
          there={new Set(drawing.nodes.map(({ gwid }) => gwid))}
          topology={drawing.topology}
          onClose={() => setAdding(false)}
          onPick={(chosen) => {
            setPicked(new Map([...picked, ...chosen.map((one) => [one.gwid, one] as const)]));
            edit((all) => addedPrepared(all, chosen));
            setAdding(false);
          }}
          file={{
            drawing,
            onImport: (members) => {
              setPicked(new Map([...picked, ...members.map(({ gateway }) => [gateway.gwid, gateway] as const)]));
              edit((all) => imported(all, members));
              setAdding(false);
            },
          }}
        />
      )}
    </Stack>
  );
}
