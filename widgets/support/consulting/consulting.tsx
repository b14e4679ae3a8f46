import { useState } from 'react';
import { useRead, useServerTime, useWrite, type DataOf } from '../../../src/api';
import { customerService } from '../../../src/api/contract/support';
import { user as userCall } from '../../../src/api/contract/user';
import { fastChannelOpen, onHoliday, type Customer } from '../../../src/domain/consulting';
import { deployment } from '../../../src/domain/deployment';
import type { PropsOf } from '../../../src/element/contract';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { Channels, type Channel } from './channels';
import type { consultingContract } from './consulting.contract';
import { consultingText as text } from './consulting.text';
import { Hours } from './hours';
import { ServiceCode } from './service-code';
import { Started } from './started';

type Result = DataOf<typeof customerService>;

/** Choosing a channel: the code is verified first, then the chat can start (specification, section 4 "Consulting"). */
export const Consulting = ({ open = false, ...rest }: PropsOf<typeof consultingContract>) =>
  open ? <OpenConsulting {...rest} /> : null;

/** Whose hours hold, by what the channel answers. */
const customers: Readonly<Record<Result['return_type'], Customer>> = { paid: 'enterprise', free: 'free' };

type OpenProps = Omit<PropsOf<typeof consultingContract>, 'open'>;

function OpenConsulting({ onChatStart, onConsultingClose }: OpenProps) {
  const now = useServerTime();
  const { data: user } = useRead(userCall, {});
  const { run, busy } = useWrite(customerService);
  const { act } = useAct();
  const toast = useToast();
  // Without the server's clock the holiday is not assumed; the server refuses outside the hours anyway.
  const holiday = now !== undefined && onHoliday(now);
  const [wanted, setWanted] = useState<Channel>('fast');
  const [result, setResult] = useState<Result>();
  // What the channel answered says it; before that a customer of whom nothing is known may try the longer hours.
  const customer = result ? customers[result.return_type] : user?.customer;
  const staffed = now === undefined || fastChannelOpen(customer ?? 'enterprise', now);
  const channel: Channel = staffed ? wanted : 'robot';
  const [started, setStarted] = useState(false);
  const close = () => void onConsultingClose?.(null);

  /** The channel's answer, or undefined after its sentence was said (specification, section 8 "Consulting"). */
  const ask = async (code?: string): Promise<Result | undefined> => {
    let found: Result | undefined;
    await act(() => run(code === undefined ? { type: 'robot' } : { type: 'fast', service_code: code }), {
      then: ({ data }) => {
        if (data.status === 'success') found = data;
        else toast.error(data.status);
      },
    });
    return found;
  };
  const start = async () => {
    const found = channel === 'fast' ? result : await ask();
    if (!found) return;
    setResult(found);
    const { status: _, ...detail } = found;
    if (onChatStart?.(detail) === false) close();
    else setStarted(true);
  };

  if (started && result) return <Started {...result} channel={channel} onClose={close} />;
  return (
    <Dialog
      open
      title={text.title}
      width={560}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{text.cancel}</Button>
          <Button variant="primary" busy={busy} disabled={channel === 'fast' && !result} onClick={() => void start()}>
            {text.start}
          </Button>
        </>
      }
    >
      {holiday ? (
        <Note tone="warning">{text.holiday(deployment.hotline)}</Note>
      ) : (
        !staffed && <Note tone="warning">{text.closed}</Note>
      )}
      <Channels value={channel} onlyRobot={!staffed} onChange={setWanted} />
      {channel === 'fast' && (
        <ServiceCode
          verified={result !== undefined}
          onEdit={() => setResult(undefined)}
          onVerify={async (code) => setResult(await ask(code))}
        />
      )}
      {!holiday && <Hours customer={customer ?? 'free'} />}
    </Dialog>
  );
}
