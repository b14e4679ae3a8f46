import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { Button } from '../button';
import { Input } from '../input';
import { Dialog } from './dialog';
import { dialogText } from './dialog.text';

/** A question before something happens. */
export interface ConfirmOptions {
  /** `警告` unless told. */
  title?: string;
  /** `是否执行此操作?` unless told. */
  body?: ReactNode;
  /** What it will touch. */
  detail?: ReactNode;
  /** Word on the button that does it; `确定` unless told. */
  confirm?: string;
  /** Word on the button that does not; `取消` unless told. */
  cancel?: string;
  /** The doing button is red and the focus starts on the other one. */
  danger?: boolean;
  /** A word that must be typed before the button works: for what cannot be undone. */
  typeToConfirm?: string;
}

/** Asks; resolves to true when the reader agreed. */
export type Confirm = (options?: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(() => Promise.reject(new Error('useConfirm needs UiRoot above it')));

/** The way to ask before doing. */
export const useConfirm = (): Confirm => useContext(ConfirmContext);

interface Question extends ConfirmOptions {
  answer: (agreed: boolean) => void;
}

/** Where the questions of everything below appear; a second one waits for the first. Part of `UiRoot`. */
export function ConfirmOutlet({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Question[]>([]);
  const ask = useCallback<Confirm>(
    (options = {}) => new Promise((answer) => setWaiting((all) => [...all, { ...options, answer }])),
    [],
  );
  const [question] = waiting;
  const settle = (agreed: boolean) => {
    question?.answer(agreed);
    setWaiting((all) => all.slice(1));
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && <ConfirmDialog question={question} onSettle={settle} />}
    </ConfirmContext>
  );
}

function ConfirmDialog({ question, onSettle }: { question: Question; onSettle: (agreed: boolean) => void }) {
  const { danger = false, typeToConfirm } = question;
  const [typed, setTyped] = useState('');
  const ready = !typeToConfirm || typed.trim() === typeToConfirm;
  return (
    <Dialog
      open
      role="alertdialog"
      title={question.title ?? dialogText.warning}
      onClose={() => onSettle(false)}
      footer={
        <>
          <Button onClick={() => onSettle(false)} data-autofocus={danger && !typeToConfirm ? '' : undefined}>
            {question.cancel ?? dialogText.cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            disabled={!ready}
            onClick={() => onSettle(true)}
            data-autofocus={danger || typeToConfirm ? undefined : ''}
          >
            {question.confirm ?? dialogText.confirm}
          </Button>
        </>
      }
    >
      <Sentence>{question.body ?? dialogText.question}</Sentence>
      {question.detail && <Detail>{question.detail}</Detail>}
      {typeToConfirm && (
        <Typed>
          <span>{dialogText.typeToConfirm(typeToConfirm)}</span>
          <Input value={typed} onChange={setTyped} autoComplete="off" />
        </Typed>
      )}
    </Dialog>
  );
}

const Sentence = styled.div`
  color: ${token('text-1')};
`;
const Detail = styled.div`
  margin-top: 4px;
`;
const Typed = styled.label`
  display: grid;
  gap: 6px;
  margin-top: 16px;
  font-size: 13px;
`;
