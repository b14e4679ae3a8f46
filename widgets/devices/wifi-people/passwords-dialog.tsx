import { wifiCode } from '../../../src/domain/wifi';
import { number } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Download, Printer } from '../../../src/ui/icon';
import { printCards } from '../../../src/ui/print';
import { QrCode } from '../../../src/ui/qr';
import { Stack } from '../../../src/ui/stack';
import { useToast } from '../../../src/ui/toast';
import { saveRows } from '../shared/save-rows';
import { lastDay } from './columns';
import type { Shown } from './wifi-people.data';
import { Scroll, Sheet } from '../../../src/ui/sheet';
import { One } from './wifi-people.styles';
import { wifiPeopleText as text } from './wifi-people.text';

type Person = Shown['list'][number];

/** Passwords, asked for: to read, to print as cards, or to take along as a file. */
export function PasswordsDialog({ shown: { ssid, hidden, list }, onClose }: { shown: Shown; onClose: () => void }) {
  const toast = useToast();
  const { act, busy } = useAct();
  const codeOf = ({ password }: Person) => wifiCode({ ssid, security: 'wpa2', password, hidden });
  const print = () => {
    const cards = list.map((one) => ({
      ...{ title: one.name, code: one.password, qr: codeOf(one) },
      lines: [text.scan, text.network(ssid), ...(one.expires_at === null ? [] : [text.until(lastDay(one.expires_at))])],
    }));
    if (!printCards(`${ssid} ${text.title}`, cards)) toast.error(text.printBlocked);
  };
  const save = () =>
    saveRows(
      `${ssid} ${text.title}`,
      [text.fields.name, text.fields.password, text.fields.until, text.state],
      list.map((one) => [one.name, one.password, lastDay(one.expires_at), text.states[one.state]]),
    );
  const [only] = list;
  return (
    <Dialog
      open
      title={list.length === 1 ? only!.name : text.passwords(number(list.length))}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button icon={<Download />} busy={busy} onClick={() => void act(save)}>
            {text.save}
          </Button>
          <Button variant="primary" icon={<Printer />} onClick={print}>
            {text.print}
          </Button>
        </>
      }
    >
      <Stack $gap={12}>
        {list.length === 1 ? (
          <One>
            <QrCode text={codeOf(only!)} label={text.qr(only!.name)} />
            <div>
              <p>{text.network(ssid)}</p>
              <code>{only!.password}</code>
              <p>{[lastDay(only!.expires_at), text.states[only!.state]].join(' · ')}</p>
            </div>
          </One>
        ) : (
          <Scroll role="region" aria-label={text.passwords(number(list.length))} tabIndex={0}>
            <Sheet>
              <thead>
                <tr>
                  <th scope="col">{text.fields.name}</th>
                  <th scope="col">{text.fields.password}</th>
                  <th scope="col">{text.fields.until}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((one) => (
                  <tr key={one.id}>
                    <td>{one.name}</td>
                    <td>
                      <code>{one.password}</code>
                    </td>
                    <td>
                      {lastDay(one.expires_at)}{' '}
                      {(one.state === 'expired' || one.state === 'off') && <small>{text.states[one.state]}</small>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Sheet>
          </Scroll>
        )}
        <small>{text.passwordsNote}</small>
      </Stack>
    </Dialog>
  );
}
