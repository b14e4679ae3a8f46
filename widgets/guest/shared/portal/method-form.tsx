import { useEffect, useState, type FormEvent } from 'react';
import type { GuestMethod } from '../../../../src/domain/guest';
import { mobile } from '../../../../src/rules';
import { Box, Fields, Hint, Main, Wrong } from './portal.styles';
import type { PortalWords } from './portal.text';

/** Props of `MethodForm`. */
interface MethodFormProps {
  method: GuestMethod;
  words: PortalWords;
  /** Word of the house on the button of one press. */
  keyWord: string;
  /** Seconds of the countdown. */
  seconds: number;
  /** What keeps the guest from going on, in words; undefined: nothing. */
  refuse: () => string | undefined;
  onDone: () => void;
}

/** What a guest types for a way to sign in. Nothing of it leaves the page. */
export function MethodForm({ method, words, keyWord, seconds, refuse, onDone }: MethodFormProps) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState('');
  const [sent, setSent] = useState(false);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (left === undefined) return;
    if (left <= 0) return onDone();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, onDone]);
  const fields = fieldsOf(method, words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const empty = fields.find(({ key }) => !typed[key]?.trim());
    const bad =
      refuse() ??
      (empty && words.fill(empty.label)) ??
      (method === 'phone' && mobile(typed.phone ?? '') ? words.badPhone : undefined) ??
      (method === 'phone' && !/^\d{6}$/.test(typed.code ?? '') ? words.badCode : undefined);
    setWrong(bad ?? '');
    if (bad) return;
    if (method === 'countdown') setLeft(seconds);
    else onDone();
  };
  return (
    <Fields noValidate onSubmit={submit}>
      {fields.map(({ key, label, hidden }) => (
        <Box key={key}>
          <input
            type={hidden ? 'password' : 'text'}
            inputMode={key === 'phone' || key === 'code' ? 'numeric' : undefined}
            autoComplete="off"
            aria-label={label}
            placeholder={label}
            value={typed[key] ?? ''}
            onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
          />
          {key === 'code' && (
            <button type="button" onClick={() => setSent(true)}>
              {words.getCode}
            </button>
          )}
        </Box>
      ))}
      {sent && method === 'phone' && <Hint role="status">{words.codeSent}</Hint>}
      {wrong && <Wrong role="alert">{wrong}</Wrong>}
      <Main type="submit" disabled={left !== undefined}>
        {wordOf(method, words, keyWord, left ?? seconds)}
      </Main>
    </Fields>
  );
}

interface Field {
  key: string;
  label: string;
  hidden?: boolean;
}

function fieldsOf(method: GuestMethod, words: PortalWords): Field[] {
  switch (method) {
    case 'phone':
      return [
        { key: 'phone', label: words.phone },
        { key: 'code', label: words.code },
      ];
    case 'hotel':
      return [
        { key: 'room', label: words.room },
        { key: 'word', label: words.roomWord },
      ];
    case 'coupon':
      return [{ key: 'coupon', label: words.coupon }];
    case 'local':
      return [
        { key: 'account', label: words.account },
        { key: 'password', label: words.password, hidden: true },
      ];
    case 'fixed':
      return [{ key: 'password', label: words.password, hidden: true }];
    default:
      return [];
  }
}

function wordOf(method: GuestMethod, words: PortalWords, keyWord: string, seconds: number): string {
  if (method === 'countdown') return words.wait(seconds);
  if (method === 'simple_key' && keyWord) return keyWord;
  return method in words.actions ? words.actions[method as keyof typeof words.actions] : words.connect;
}
