import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useWrite } from '../../../src/api';
import { updateQq } from '../../../src/api/contract/profile';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button, IconButton } from '../../../src/ui/button';
import { Pencil } from '../../../src/ui/icon';
import { Input } from '../../../src/ui/input';
import { profileText as text } from './profile.text';

/** The QQ number, edited in place: Enter saves, Escape gives up (specification, section 2 "Profile page"). */
export function QqEdit({ qq }: { qq: string }) {
  const [draft, setDraft] = useState<string>();
  if (draft === undefined) {
    return (
      <>
        {qq || text.noQq}
        <IconButton size="sm" label={text.editQq} onClick={() => setDraft(qq)}>
          <Pencil size={14} />
        </IconButton>
      </>
    );
  }
  return <Editor draft={draft} onDraft={setDraft} onEnd={() => setDraft(undefined)} />;
}

interface EditorProps {
  draft: string;
  onDraft: (draft: string) => void;
  onEnd: () => void;
}

function Editor({ draft, onDraft, onEnd }: EditorProps) {
  const { run, busy } = useWrite(updateQq, ['/api/v3/user']);
  const { act } = useAct();
  const error = useId();
  const [bad, setBad] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const qq = draft.trim();
    if (qq && !/^[1-9]\d{4,11}$/.test(qq)) return setBad(true);
    // What the server says is a toast (specification, section 8 "Profile updates").
    return void act(() => run({ qq }), { said: text.saved, then: onEnd });
  };
  return (
    <Line onSubmit={save}>
      <Input
        ref={focus}
        aria-label={text.qq}
        aria-invalid={bad || undefined}
        aria-describedby={error}
        name="qq"
        inputMode="numeric"
        maxLength={12}
        value={draft}
        onChange={(value) => {
          setBad(false);
          onDraft(value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onEnd();
        }}
      />
      <Button variant="primary" type="submit" busy={busy}>
        {text.saveQq}
      </Button>
      <Button onClick={onEnd}>{text.cancel}</Button>
      <Below id={error} $bad={bad} role={bad ? 'alert' : undefined}>
        {bad ? text.qqInvalid : text.qqHelp}
      </Below>
    </Line>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

const Below = styled.span<{ $bad: boolean }>`
  flex-basis: 100%;
  color: ${({ $bad }) => token($bad ? 'danger-text' : 'text-3')};
  font-size: 12px;
  line-height: 18px;
`;
