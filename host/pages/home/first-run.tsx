import { useState, type ReactNode } from 'react';
import type { GatewayRow } from '../../../src/api/contract/device';
import { maxLength, required } from '../../../src/rules';
import { useSession } from '../../../src/session';
import { checks } from '../../../src/text';
import { Button } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Form, FormActions, SubmitButton, TextField } from '../../../src/ui/form';
import { To } from '../../../src/ui/link';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Stack } from '../../../src/ui/stack';
import { Status } from '../../../src/ui/status';
import { useToast } from '../../../src/ui/toast';
import { useBind, useFirstRouter, useRename } from './first-run.data';
import { Code, Lead, Mark, Nexts, Page, Questions, Small, StepHead, Ways } from './first-run.styles';
import { firstRunText as text } from './first-run.text';

/** Longest name of a device, in characters; the server holds it too. */
const longestRemark = 64;
const remarkRule = checks<string>(text.remark, required, maxLength(longestRemark));

/** What an account without a device is shown: three steps, of which each opens by itself when the one before is done. */
export function FirstRun({ onFinish }: { onFinish: () => void }) {
  const router = useFirstRouter();
  const [named, setNamed] = useState(false);
  return (
    <>
      <Lead>
        <h2>{router ? text.boundTitle : text.title}</h2>
        <p>{router ? text.boundLead : text.lead}</p>
      </Lead>
      <Page>
        <Stack>
          {router ? <Bound router={router} /> : <Bind />}
          <Name router={router} done={named} onDone={() => setNamed(true)} />
          <Next router={router} open={named} onFinish={onFinish} />
        </Stack>
        <Stack>
          <Trouble />
          {router && !named && <Button onClick={onFinish}>{text.skip}</Button>}
        </Stack>
      </Page>
    </>
  );
}

interface StepProps {
  number: number;
  look: 'now' | 'done' | 'later';
  title: string;
  help?: string;
  /** At the right end; what it waits for, where nothing is told. */
  end?: ReactNode;
  children?: ReactNode;
}

const Step = ({ number, look, title, help, end, children }: StepProps) => (
  <Card aria-label={text.step(number)} aria-current={look === 'now' ? 'step' : undefined}>
    <StepHead>
      <Mark $look={look} aria-hidden>
        {look === 'done' ? '✓' : number}
      </Mark>
      <div>
        <h3>{title}</h3>
        {help && <p>{help}</p>}
      </div>
      <span>{end || (look === 'later' && text.waitsFor(number - 1))}</span>
    </StepHead>
    {children}
  </Card>
);

/** By the label, or by the account's code on the router itself; many of them at once in the list of networks. */
function Bind() {
  const code = useSession().user?.account_code;
  const binding = useBind();
  return (
    <Step
      number={1}
      look="now"
      title={text.bind}
      end={<To to={{ name: 'networks', query: { bind: '1' } }}>{text.many}</To>}
    >
      <Ways>
        <section>
          <h4>{text.byLabel}</h4>
          <Form<{ gwid: string; key: string }>
            label={text.bind}
            onSubmit={async ({ gwid, key }) => {
              await binding.run({ gwid, key });
            }}
          >
            <TextField name="gwid" label={text.gwid} placeholder={text.gwidExample} required mono maxLength={40} />
            <TextField name="key" label={text.key} required mono maxLength={80} autoComplete="off" />
            <FormActions>
              <SubmitButton>{text.confirm}</SubmitButton>
            </FormActions>
          </Form>
        </section>
        <section>
          <h4>{text.byCode}</h4>
          {code ? (
            <Code>
              <code>{code}</code>
              <CopyButton text={code} />
            </Code>
          ) : (
            <Small>{text.noCode}</Small>
          )}
          <ol>
            {text.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ol>
          <div role="status">
            <Status kind="progress">{text.waiting}</Status>
          </div>
          <Small>{text.waitingHelp}</Small>
        </section>
      </Ways>
    </Step>
  );
}

const Bound = ({ router: { model, gwid, status, simulated } }: { router: GatewayRow }) => (
  <Step
    number={1}
    look="done"
    title={text.boundTo(model)}
    help={text.boundFact(gwid)}
    end={
      <>
        <Status kind={status === 'online' ? 'online' : 'progress'}>
          {status === 'online' ? text.online : text.offline}
        </Status>{' '}
        {simulated && <Simulated />} <To to={{ name: 'networks', query: { bind: '1' } }}>{text.another}</To>
      </>
    }
  />
);

interface NameProps {
  router: GatewayRow | undefined;
  done: boolean;
  onDone: () => void;
}

function Name({ router, done, onDone }: NameProps) {
  const renaming = useRename();
  const toast = useToast();
  if (!router || done) {
    return (
      <Step
        number={2}
        look={done ? 'done' : 'later'}
        title={text.name}
        help={done && router ? router.remark : text.nameHelp}
        end={done && text.done}
      />
    );
  }
  const submit = async ({ remark }: { remark: string }) => {
    if (remark.trim() !== router.remark) {
      await renaming.run({ id: router.id, remark: remark.trim() });
      toast.success(text.saved);
    }
    onDone();
  };
  return (
    <Step number={2} look="now" title={text.name} help={text.nameHelp}>
      <Ways>
        <Form<{ remark: string }> label={text.name} initial={{ remark: router.remark }} onSubmit={submit}>
          <TextField name="remark" label={text.remark} required maxLength={longestRemark} rules={[remarkRule]} />
          <FormActions>
            <SubmitButton>{text.save}</SubmitButton>
          </FormActions>
        </Form>
      </Ways>
    </Step>
  );
}

interface NextProps {
  router: GatewayRow | undefined;
  open: boolean;
  onFinish: () => void;
}

function Next({ router, open, onFinish }: NextProps) {
  const items = [
    { label: text.guest, help: text.guestHelp, to: { name: 'auth_index', params: { gwid: router?.gwid ?? '' } } },
    { label: text.alarms, help: text.alarmsHelp, to: { name: 'alarm_subscribe' } },
    { label: text.sdwan, help: text.sdwanHelp, to: { name: 'sdwan' } },
  ];
  return (
    <Step
      number={3}
      look={open ? 'now' : 'later'}
      title={text.next}
      help={text.nextHelp}
      end={
        open && (
          <Button variant="primary" onClick={onFinish}>
            {text.enter}
          </Button>
        )
      }
    >
      <Nexts>
        {items.map(({ label, help, to }) => (
          <li key={label}>
            {open ? <To to={to}>{label}</To> : label}
            <Small>{help}</Small>
          </li>
        ))}
      </Nexts>
    </Step>
  );
}

/** What usually is in the way, and who is asked then. */
const Trouble = () => (
  <Card>
    <PaneHead title={text.trouble} />
    <Questions>
      {text.questions.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Questions>
    <To to={{ name: 'customer_service.request' }}>{text.ask}</To>
  </Card>
);
