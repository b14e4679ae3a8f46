import type { LogRow } from '../../../src/api/contract/log';
import { told } from '../../../src/api/said';
import { nameAtSite } from '../../../src/domain/device';
import type { LogKind } from '../../../src/domain/log';
import { Status } from '../../../src/ui/status';
import { columns, type Column } from '../../../src/ui/table';
import { actorSaid } from '../../../src/text/actor.text';
import { perLanguage } from '../../../src/text/words';
import { logTableText as text, logWords } from './log-table.text';

const at = perLanguage<Column<LogRow>>(() => ({
  key: 'at',
  title: text.at,
  width: 144,
  fixed: true,
  sortable: true,
  at: (row) => row.at,
}));
const actor = (kind: LogKind): Column<LogRow> => ({
  key: 'actor',
  title: logWords[kind].actor,
  width: 164,
  grow: 1,
  // Who signed in at a guest portal has a name of his own.
  text: (row) => (kind === 'auth' ? row.actor || text.system : actorSaid(row.actor)),
});
const target = (kind: LogKind): Column<LogRow> => ({
  key: 'target',
  title: logWords[kind].target,
  width: 200,
  grow: 2,
  strong: true,
  text: ({ target: words, target_said: said, detail }) => nameAtSite(told(words, said), detail.site ?? ''),
});
const what = (kind: LogKind): Column<LogRow> => ({
  key: 'text',
  title: logWords[kind].text,
  width: 168,
  grow: 1,
  text: ({ text: words, text_said: said }) => told(words, said),
});
const result = (kind: LogKind, title: string): Column<LogRow> => {
  const { results } = logWords[kind];
  const word = (row: LogRow) => (row.ok ? results.ok : results.failed);
  const bad = kind === 'online' ? 'offline' : 'danger';
  return {
    key: 'ok',
    title,
    width: 88,
    text: word,
    render: (row) => <Status kind={row.ok ? 'online' : bad}>{word(row)}</Status>,
  };
};
/** What was done at once is done; what a device was told to do is what the device made of it, in its words. */
const outcome = (title: string): Column<LogRow> => {
  const plain = result('action', title);
  const known = ({ detail }: LogRow) =>
    text.outcomes[detail.outcome as keyof typeof text.outcomes] as string | undefined;
  const word = (row: LogRow) => [known(row), row.detail.answer].filter(Boolean).join(text.because);
  return {
    ...plain,
    width: 120,
    grow: 1,
    text: (row) => (known(row) ? word(row) : plain.text?.(row)),
    render: (row) =>
      known(row) ? (
        <span title={word(row)}>
          <Status kind={outcomeKinds[row.detail.outcome as keyof typeof text.outcomes]}>{word(row)}</Status>
        </span>
      ) : (
        plain.render?.(row)
      ),
  };
};
const outcomeKinds = { pending: 'off', sent: 'off', done: 'online', failed: 'danger', timed_out: 'danger' } as const;
const fact = (name: string, title: string, more: Partial<Column<LogRow>> = {}): Column<LogRow> => ({
  key: name,
  title,
  width: 128,
  text: (row) => row.detail[name] || undefined,
  ...more,
});
/** What stood there, or stands there now, in the reader's language where it is told as data. */
const side = (name: 'before' | 'after', title: string): Column<LogRow> =>
  saidFact(name, title, { width: 112, grow: 1, priority: 2 });
const saidFact = (name: string, title: string, more: Partial<Column<LogRow>>): Column<LogRow> =>
  fact(name, title, { ...more, text: ({ detail }) => saidOf(detail, name) || undefined });
const saidOf = (detail: LogRow['detail'], name: string): string => {
  const { [name]: words = '', [`${name}_said`]: said } = detail;
  return said ? told(words, JSON.parse(said) as object) : words;
};
const mono = { mono: true, width: 148 };
/** What stands on the device: an access point's or a switch's own number in the cloud is nobody's to read. */
const device = (): Column<LogRow> =>
  fact('device', text.device, {
    ...mono,
    priority: 2,
    text: ({ detail }) => detail.device?.replace(/^[a-z]+_([0-9a-f]{12})$/, (_, mac: string) => macOf(mac)),
  });
const macOf = (mac: string): string => mac.toUpperCase().replace(/..(?=.)/g, '$&:');

/** Columns of each log. */
export const columnsOf = perLanguage<Readonly<Record<LogKind, readonly Column<LogRow>[]>>>(() => ({
  auth: columns([
    at(),
    actor('auth'),
    what('auth'),
    target('auth'),
    fact('mac', text.mac, mono),
    fact('ip', text.ip, mono),
    fact('ssid', text.ssid, { priority: 2 }),
  ]),
  upgrade: columns([
    at(),
    target('upgrade'),
    what('upgrade'),
    fact('from', text.from, { width: 96 }),
    fact('to', text.to, { width: 96 }),
    result('upgrade', text.result),
    device(),
  ]),
  business: columns([at(), what('business'), target('business'), actor('business'), result('business', text.result)]),
  action: columns([
    at(),
    actor('action'),
    { ...what('action'), width: 232, grow: 3 },
    target('action'),
    side('before', text.before),
    side('after', text.after),
    outcome(text.result),
    fact('ip', text.ip, { ...mono, priority: 2 }),
  ]),
  online: columns([
    at(),
    target('online'),
    saidFact('kind', text.deviceKind, { width: 96 }),
    result('online', logWords.online.text),
    device(),
  ]),
}));
