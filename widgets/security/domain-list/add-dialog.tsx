import { useDeferredValue, useId, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { useWrite } from '../../../src/api';
import { guardDomainAdd } from '../../../src/api/contract/guard';
import { dnsClasses, type DnsClass, type DomainList } from '../../../src/domain/security';
import { readDomains, type ReadDomains } from '../../../src/domain/domain-lines';
import { number } from '../../../src/format';
import { dnsClassText } from '../../../src/text/security.text';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { securityReads } from '../shared';
import { Upload } from '../../../src/ui/icon';
import { Select } from '../../../src/ui/select';
import { Stack } from '../../../src/ui/stack';
import { useToast } from '../../../src/ui/toast';
import { betweenText } from '../../../src/text/between.text';
import { Choice, Faults, Fields, Help, Paper, Row } from './domain-list.styles';
import { domainListText as text } from './domain-list.text';

interface AddDialogProps {
  gwid: string;
  list: DomainList;
  /** Classes that the package has. */
  classes: number;
  /** Domains that can still be added, and how many there may be in all. */
  free: number;
  most: number;
  /** Class to begin with. */
  start: string;
  onClose: () => void;
}

/** Bad lines that are named one by one. */
const named = 50;
const mostBytes = 1024 * 1024;

/** Takes many domains at once: each bad line is named before anything is sent. What was typed stays after a refusal. */
export function AddDialog({ gwid, list, classes, free, most, start, onClose }: AddDialogProps) {
  const { run, busy } = useWrite(guardDomainAdd, securityReads);
  const { act } = useAct();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState(start);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ conflict: readonly string[]; other: readonly string[] }>();
  // Ten thousand lines are read beside the typing, not in front of it.
  const read = useRead(typed);
  const paper = useRef<HTMLTextAreaElement>(null);
  const other: DomainList = list === 'black' ? 'white' : 'black';

  const send = (move: boolean) => {
    setTried(true);
    const { good, bad } = readDomains(typed);
    if (good.length === 0 || bad.length > 0 || good.length > free + most) return paper.current?.focus();
    const domains = good.map(({ domain, label }) => label || domain);
    void act(() => run({ gwid, list, class: kind as DnsClass | 'all', domains, move }), {
      said: ({ data }) => text.added(number(data.added), number(data.moved), number(data.known)),
      then: onClose,
      failed: ({ message, detail }) => {
        const { conflict = [], ...rest } = detail.errors ?? {};
        const sentences = Object.values(rest).flat();
        setRefused({ conflict, other: sentences });
        return conflict.length === 0 && sentences.length === 0 ? message : undefined;
      },
    });
  };
  const change = (value: string) => {
    setTyped(value);
    setRefused(undefined);
  };
  const empty = tried && typed.trim() === '';
  const over = read.good.length > free;
  return (
    <Dialog
      open
      title={text.addTo(text.names[list])}
      width={560}
      onClose={onClose}
      footer={
        <>
          {refused && refused.conflict.length > 0 && (
            <Button busy={busy} onClick={() => send(true)}>
              {text.move(text.names[list])}
            </Button>
          )}
          <Button variant="primary" busy={busy} onClick={() => send(false)}>
            {text.submit}
          </Button>
        </>
      }
    >
      <Fields>
        <label htmlFor={id}>
          <span>{text.domains}</span>
        </label>
        <Paper
          ref={paper}
          id={id}
          $invalid={read.bad.length > 0 || empty || over}
          aria-invalid={read.bad.length > 0 || empty || over}
          aria-describedby={`${id}-help ${id}-told`}
          spellCheck={false}
          autoCapitalize="off"
          wrap="off"
          placeholder={text.example}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
        <Help id={`${id}-help`}>{text.domainsHelp}</Help>
        <Stack $gap={8} id={`${id}-told`} role="status">
          <Told read={read} empty={empty} free={free} most={most} typed={typed} onChange={change} />
          {refused && refused.other.length > 0 && <Faults>{refused.other.join(' ')}</Faults>}
          {refused && refused.conflict.length > 0 && (
            <Faults>
              <b>{text.conflict(text.names[other])}</b>
              <ul>
                {refused.conflict.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Faults>
          )}
        </Stack>
        <Row>
          <FileButton onText={(more) => change(typed.trim() ? `${typed.trimEnd()}\n${more}` : more)} />
          <span>{text[list]}</span>
          <Choice>
            <Select
              size="sm"
              aria-label={text[list]}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'all', label: text.anyClass[list] },
                ...dnsClasses.slice(0, classes).map((value) => ({ value, label: dnsClassText[value] })),
              ]}
            />
          </Choice>
        </Row>
      </Fields>
    </Dialog>
  );
}

function useRead(typed: string): ReadDomains {
  const late = useDeferredValue(typed);
  return useMemo(() => readDomains(late), [late]);
}

interface ToldProps {
  read: ReadDomains;
  empty: boolean;
  free: number;
  most: number;
  typed: string;
  onChange: (typed: string) => void;
}

/** What the lines are: how many are good, which are not, and quick ways to put them right. */
function Told({ read: { good, bad, repeated }, empty, free, most, typed, onChange }: ToldProps) {
  if (empty) return <Faults>{text.required}</Faults>;
  const fixes = new Map(bad.flatMap(({ line, fix }) => (fix ? [[line, fix] as const] : [])));
  const lines = () => typed.split(/\r\n|\r|\n/);
  const wrong = new Set(bad.map(({ line }) => line));
  return (
    <>
      <Row>
        {good.length > 0 && <span>{text.good(number(good.length))}</span>}
        {repeated.length > 0 && <span>{text.repeated(number(repeated.length))}</span>}
      </Row>
      {good.length > free && (
        <Faults>{text.tooMany(number(good.length), number(Math.max(0, free)), number(most))}</Faults>
      )}
      {bad.length > 0 && (
        <Faults>
          <b>{text.bad(number(bad.length))}</b>
          <ul>
            {bad.slice(0, named).map(({ line, text: said, fix }) => (
              <li key={line}>
                {text.badLine(line, said.slice(0, 80))}
                {betweenText.told}
                {fix ? text.isUrl(fix) : text.noDomain}
              </li>
            ))}
            {bad.length > named && <li>{text.more(number(bad.length - named))}</li>}
          </ul>
          <Row>
            {fixes.size > 0 && (
              <Button
                size="sm"
                onClick={() =>
                  onChange(
                    lines()
                      .map((line, i) => fixes.get(i + 1) ?? line)
                      .join('\n'),
                  )
                }
              >
                {text.fix(fixes.size)}
              </Button>
            )}
            <Button
              size="sm"
              onClick={() =>
                onChange(
                  lines()
                    .filter((_, i) => !wrong.has(i + 1))
                    .join('\n'),
                )
              }
            >
              {text.drop}
            </Button>
          </Row>
        </Faults>
      )}
    </>
  );
}

/** Reads a file into the box; of a table its first column. */
function FileButton({ onText }: { onText: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size > mostBytes) return void toast.error(text.tooLarge);
    try {
      const whole = await file.text();
      onText(/\.csv$/i.test(file.name) ? firstColumn(whole) : whole);
    } catch {
      toast.error(text.unreadable);
    }
  };
  return (
    <>
      <input
        ref={box}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        hidden
        onChange={(event) => void take(event)}
      />
      <Button size="sm" icon={<Upload />} title={text.importHelp} onClick={() => box.current?.click()}>
        {text.import}
      </Button>
    </>
  );
}

/** Domains of an exported list: the first column without its head. */
function firstColumn(csv: string): string {
  const cells = csv
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => (line.split(',')[0] ?? '').trim().replace(/^"(.*)"$/, '$1'));
  return (cells[0]?.includes('.') ? cells : cells.slice(1)).join('\n');
}
