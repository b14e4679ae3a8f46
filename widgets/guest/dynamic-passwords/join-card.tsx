import { useRef, useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { passwordNext } from '../../../src/api/contract/wifi-password';
import { wifiCode } from '../../../src/domain/wifi';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Checkbox } from '../../../src/ui/checkbox';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Monitor, Printer } from '../../../src/ui/icon';
import { PaneHead } from '../../../src/ui/pane';
import { QrCode } from '../../../src/ui/qr';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import { useToast } from '../../../src/ui/toast';
import { printCards, type PaperSize } from '../../../src/ui/print';
import { useCard, useNext } from './dynamic-passwords.data';
import { momentWords } from './dynamic-passwords.model';
import { Choices, Head, Paper, Stage } from './dynamic-passwords.styles';
import { dynamicPasswordsText as text } from './dynamic-passwords.text';

/** Characters that the card has in large letters on one line. */
const shown = 14;

/** The card that guests join by: on paper, or on a screen, where it follows the password. */
export function JoinCard({ id, now }: { id: string; now: number }) {
  const { data, error, refresh } = useCard(id);
  const [size, setSize] = useState<PaperSize>('a6');
  const [said, setSaid] = useState({ password: true, until: true });
  const [made, setMade] = useState<DataOf<typeof passwordNext>>();
  const { run } = useNext();
  const { act } = useAct();
  const stage = useRef<HTMLDivElement>(null);
  const toast = useToast();
  if (!data) return <>{error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton height={360} />}</>;
  // Once it is in force it is not the next one any more.
  const next = made && made.number > data.number ? made : undefined;
  const { name, ssid, security, hidden, password } = next ?? data;
  const choose = (which: 'current' | 'next') =>
    which === 'current'
      ? setMade(undefined)
      : void act(() => run({ id }), { said: text.shown, then: (answer) => setMade(answer.data) });
  const head = (
    <Head>
      <PaneHead
        title={text.card}
        end={
          data.until !== null && (
            <Segmented<'current' | 'next'>
              size="sm"
              label={text.which}
              value={next ? 'next' : 'current'}
              onChange={choose}
              options={(['current', 'next'] as const).map((value) => ({ value, label: text.whichOf[value] }))}
            />
          )
        }
      />
    </Head>
  );
  if (password === null) {
    return (
      <>
        {head}
        <Empty kind="nothing" title={text.noCard} reason={text.noCardReason} />
      </>
    );
  }
  const code = wifiCode({ ssid, security, password, hidden });
  const until = validOf(next ?? data, now);
  const lines = [`${text.network} ${ssid}`, ...(said.until ? [`${text.until} ${until}`] : [])];
  const print = () => {
    const card = { title: name, code: said.password ? password : '', lines: [text.scan, ...lines], qr: code };
    if (!printCards(name, [card], size)) toast.error(text.printBlocked);
  };
  const fill = () => void stage.current?.requestFullscreen().catch(() => toast.error(text.screenFailed));
  return (
    <>
      {head}
      <Stage ref={stage}>
        <Paper>
          <h3>{name}</h3>
          <p>{text.scan}</p>
          <QrCode text={code} label={text.qr(ssid)} />
          {said.password && <code data-long={password.length > shown || undefined}>{password}</code>}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Paper>
      </Stage>
      <Choices>
        <Segmented<PaperSize>
          size="sm"
          label={text.size}
          value={size}
          onChange={setSize}
          options={(['a6', 'a4'] as const).map((value) => ({ value, label: text.sizes[value] }))}
        />
        <div role="group" aria-label={text.onCard}>
          <Checkbox
            label={text.withPassword}
            checked={said.password}
            onChange={() => setSaid({ ...said, password: !said.password })}
          />
          <Checkbox
            label={text.withUntil}
            checked={said.until}
            onChange={() => setSaid({ ...said, until: !said.until })}
          />
        </div>
        <div>
          <Button icon={<Printer />} onClick={print}>
            {text.print}
          </Button>
          {!next && (
            <Button icon={<Monitor />} onClick={fill}>
              {text.screen}
            </Button>
          )}
        </div>
        <small>{next ? text.nextHelp(momentWords(next.from, now)) : text.screenHelp}</small>
      </Choices>
    </>
  );
}

/** From when and until when a password holds, as the card says it. */
function validOf({ from, until }: { from?: string; until: string | null }, now: number): string {
  if (until === null) return from ? text.since(momentWords(from, now)) : text.untilChange;
  return from ? text.span(momentWords(from, now), momentWords(until, now)) : text.untilAt(momentWords(until, now));
}
