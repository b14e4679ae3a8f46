import { useState, type ReactNode } from 'react';
import { deployment } from '../../../src/domain/deployment';
import type { PropsOf } from '../../../src/element/contract';
import { useSession } from '../../../src/session';
import { Button } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Failed } from '../../../src/ui/failed';
import { Form, FormActions, SubmitButton, TextField } from '../../../src/ui/form';
import { Bell, CircleCheck, Network, Wifi } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { useToast } from '../../../src/ui/toast';
import { BindMany } from '../shared/bind/bind-many';
import { BindOne } from '../shared/bind/bind-one';
import { longestRemark } from '../../../src/domain/device';
import { remarkRule } from '../shared/bind/remark';
import type { firstGatewayContract } from './first-gateway.contract';
import { useFirstGateway, useRename } from './first-gateway.data';
import {
  Aside,
  Asides,
  Code,
  Help,
  Intro,
  Mark,
  Page,
  Room,
  Stage,
  Stages,
  Step,
  StepHead,
  Tasks,
  Ways,
} from './first-gateway.styles';
import { firstGatewayText as text } from './first-gateway.text';

type Gateway = NonNullable<ReturnType<typeof useFirstGateway>['gateway']>;

/** What a new account does first: three steps, of which each opens when the one before is done. */
export function FirstGateway({ onDone }: PropsOf<typeof firstGatewayContract>) {
  const { gateway, data, error, refresh } = useFirstGateway();
  const [named, setNamed] = useState(false);
  return (
    <Room part="panel">
      <Page>
        <Intro>
          <h2 part="heading">{text.heading}</h2>
          <p>
            {text.lead}
            <Button variant="link" onClick={() => onDone?.(null)}>
              {gateway ? text.leave : text.skip}
            </Button>
          </p>
        </Intro>
        <div>
          {data ? (
            <>
              <Part number={1} title={gateway ? text.bound(gateway.remark) : text.bind} done={gateway !== undefined}>
                {!gateway && <Bind onBound={refresh} />}
              </Part>
              <Part number={2} title={text.name} help={text.nameHelp} waits={!gateway} done={named}>
                {gateway && !named && <Name gateway={gateway} onNamed={() => setNamed(true)} />}
              </Part>
              <Part number={3} title={text.next} help={text.nextHelp} waits={!gateway}>
                {gateway && <Next gwid={gateway.gwid} onDone={() => onDone?.(null)} />}
              </Part>
            </>
          ) : error ? (
            <Failed error={error} onRetry={refresh} />
          ) : (
            <Skeleton rows={9} gap={24} />
          )}
        </div>
        <Asides>
          {!gateway && (
            <Aside aria-label={text.noDevice}>
              <h3>{text.noDevice}</h3>
              <p>{text.sampleHelp}</p>
              <To to={{ name: 'sample' }}>{text.sample}</To>
            </Aside>
          )}
          <Trouble />
        </Asides>
      </Page>
    </Room>
  );
}

interface PartProps {
  number: number;
  title: string;
  help?: string;
  /** It opens after the first step. */
  waits?: boolean;
  done?: boolean;
  children: ReactNode;
}

function Part({ number, title, help, waits = false, done = false, children }: PartProps) {
  return (
    <Step aria-label={title}>
      <StepHead>
        <Mark $done={done} $waits={waits} aria-hidden="true">
          {done ? <CircleCheck /> : number}
        </Mark>
        <div>
          <h3>{title}</h3>
          {help && !done && <Help>{help}</Help>}
        </div>
        {waits && <Help>{text.waitOf(1)}</Help>}
      </StepHead>
      {children}
    </Step>
  );
}

function Bind({ onBound }: { onBound: () => unknown }) {
  const [many, setMany] = useState(false);
  const code = useSession().user?.account_code;
  return (
    <>
      <div>
        <Segmented
          label={text.how}
          value={many ? 'many' : 'one'}
          onChange={(value) => setMany(value === 'many')}
          options={[
            { value: 'one', label: text.one },
            { value: 'many', label: text.many },
          ]}
        />
      </div>
      <Ways $alone={!code}>
        <div>
          {many ? <BindMany onDone={() => void onBound()} /> : <BindOne brief onBound={() => void onBound()} />}
        </div>
        {code && <ByCode code={code} />}
      </Ways>
    </>
  );
}

/** The other way: the device is told whose it is, and comes by itself. */
function ByCode({ code }: { code: string }) {
  return (
    <section aria-label={text.code}>
      <h4>{text.code}</h4>
      <Code>
        <code>{code}</code>
        <CopyButton text={code} />
      </Code>
      <ol>
        {text.codeSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Status kind="progress">{text.waiting}</Status>
      <Stages>
        {text.stages.map((stage) => (
          <Stage key={stage}>{stage}</Stage>
        ))}
      </Stages>
    </section>
  );
}

function Name({ gateway, onNamed }: { gateway: Gateway; onNamed: () => void }) {
  const toast = useToast();
  const rename = useRename();
  const submit = async ({ remark }: { remark: string }) => {
    await rename.run({ id: gateway.id, remark: remark.trim() });
    toast.success(text.saved);
    onNamed();
  };
  return (
    <>
      <Status kind={gateway.status === 'online' ? 'online' : 'progress'}>
        {gateway.status === 'online' ? text.online : text.offline}
      </Status>
      <Form<{ remark: string }> label={text.name} initial={{ remark: gateway.remark }} onSubmit={submit}>
        <TextField name="remark" label={text.remark} required maxLength={longestRemark} rules={[remarkRule()]} />
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}

function Next({ gwid, onDone }: { gwid: string; onDone: () => void }) {
  const tasks = [
    { to: { name: 'auth_index', params: { gwid } }, icon: <Wifi />, ...text.tasks.guest },
    { to: { name: 'alarm_subscribe' }, icon: <Bell />, ...text.tasks.alarm },
    { to: { name: 'sdwan' }, icon: <Network />, ...text.tasks.sdwan },
  ];
  return (
    <>
      <Tasks>
        {tasks.map(({ to, icon, title, help }) => (
          <li key={to.name}>
            {icon}
            <span>
              <To to={to}>{title}</To>
              <Help>{help}</Help>
            </span>
          </li>
        ))}
      </Tasks>
      <FormActions>
        <Button variant="primary" onClick={onDone}>
          {text.done}
        </Button>
      </FormActions>
    </>
  );
}

function Trouble() {
  return (
    <Aside aria-label={text.trouble}>
      <h3>{text.trouble}</h3>
      {text.troubles.map(({ q, a }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
      <footer>
        {deployment.hotline && <span>{deployment.hotline}</span>}
        <To to={{ name: 'customer_service.request' }}>{text.ticket}</To>
      </footer>
    </Aside>
  );
}
