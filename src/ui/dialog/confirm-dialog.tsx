import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { Button } from '../button';
import { Input } from '../input';
import type { ConfirmOptions } from './confirm';
import { Dialog } from './dialog';
import { dialogText } from './dialog.text';

interface ConfirmDialogProps {
  question: ConfirmOptions;
  onSettle: (agreed: boolean) => void;
}

/** The question itself. */
export function ConfirmDialog({ question, onSettle }: ConfirmDialogProps) {
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
