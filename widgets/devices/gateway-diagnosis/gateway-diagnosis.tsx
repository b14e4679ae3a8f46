import { useEffect, useEffectEvent, useState } from 'react';
import { isOver, useCommand } from '../../../src/api';
import type { Command, Diagnosis } from '../../../src/api/contract/command';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime } from '../../../src/format';
import { domain, host, required } from '../../../src/rules';
import { checks } from '../../../src/text';
import { commandText } from '../../../src/text/command.text';
import { CopyButton } from '../../../src/ui/copy';
import { Empty } from '../../../src/ui/empty';
import { Form, SubmitButton, TextField } from '../../../src/ui/form';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { Status, type StatusKind } from '../../../src/ui/status';
import { perLanguage } from '../../../src/text/words';
import { betweenText } from '../../../src/text/between.text';
import type { gatewayDiagnosisContract } from './gateway-diagnosis.contract';
import { useDiagnose, useDiagnoses } from './gateway-diagnosis.data';
import { Former, Line, Output, State } from './gateway-diagnosis.styles';
import { gatewayDiagnosisText as text } from './gateway-diagnosis.text';

type Tool = keyof typeof text.tools;

const tools = perLanguage(() => Object.keys(text.tools) as Tool[]);
const hostRule = perLanguage(() => checks<string>(text.target, required, host));
const nameRule = perLanguage(() => checks<string>(text.target, required, domain));

/** Ping, trace and name look-up from a gateway. */
export function GatewayDiagnosis({ gwid = '' }: PropsOf<typeof gatewayDiagnosisContract>) {
  const [tool, setTool] = useState<Tool>('ping');
  const [ordered, setOrdered] = useState<{ command: Command; title: string }>();
  const diagnosing = useDiagnose();
  const command = useCommand(ordered?.command);
  const former = useDiagnoses(gwid);
  const over = command ? isOver(command) : false;
  const again = useEffectEvent(() => void former.refresh());
  useEffect(() => {
    if (over) again();
  }, [over]);
  const start = async ({ target }: { target: string }) => {
    const { data } = await diagnosing.run({ gwid, kind: tool, target: target.trim() });
    setOrdered({ command: data, title: titleOf({ kind: tool, target: target.trim() }) });
  };
  return (
    <Card>
      <PaneHead title={text.heading} note={text.note} />
      <Segmented
        label={text.tool}
        value={tool}
        onChange={setTool}
        options={tools().map((value) => ({ value, label: text.tools[value] }))}
      />
      <Form<{ target: string }> label={text.heading} guarded={false} onSubmit={start}>
        <Line>
          <TextField
            key={tool}
            name="target"
            label={text.target}
            placeholder={text.targetHint[tool]}
            required
            mono
            maxLength={255}
            rules={[tool === 'dns' ? nameRule() : hostRule()]}
          />
          <SubmitButton>{text.start}</SubmitButton>
        </Line>
      </Form>
      {ordered && command ? (
        <Result title={ordered.title} command={command} />
      ) : (
        <Empty kind="nothing" title={text.nothing} reason={text.nothingReason} />
      )}
      {former.data && former.data.list.length > 0 && (
        <Former aria-label={text.former}>
          <h3>{text.former}</h3>
          <ul>
            {former.data.list.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-pressed={one.id === ordered?.command.id}
                  onClick={() => setOrdered({ command: one, title: titleOf(one) })}
                >
                  {titleOf(one)}
                </button>
                {one.state !== 'done' && <Status kind={kinds[one.state]}>{commandText[one.state]}</Status>}
                <time dateTime={one.created_at}>{dateTime(one.created_at)}</time>
              </li>
            ))}
          </ul>
        </Former>
      )}
    </Card>
  );
}

const titleOf = ({ kind, target }: Pick<Diagnosis, 'kind' | 'target'>): string =>
  text.of(text.tools[kind as Tool], target);

const kinds: Record<Command['state'], StatusKind> = {
  pending: 'progress',
  sent: 'progress',
  done: 'online',
  failed: 'danger',
  timed_out: 'warning',
};

function Result({ title, command }: { title: string; command: Command }) {
  const { state, output, error, finished_at } = command;
  const printed = output.join('\n');
  return (
    <>
      <State role="status">
        <b>{title}</b>
        <Status kind={kinds[state]}>{[commandText[state], error].filter(Boolean).join(betweenText.told)}</Status>
        {finished_at && <time dateTime={finished_at}>{dateTime(finished_at)}</time>}
        {printed && <CopyButton text={printed} />}
      </State>
      <Output tabIndex={0} aria-label={text.output}>
        {printed || (isOver(command) ? text.silent : text.waiting)}
      </Output>
    </>
  );
}
