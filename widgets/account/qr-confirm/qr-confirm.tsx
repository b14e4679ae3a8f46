import { useEffect, useEffectEvent, useState } from 'react';
import { useRead, useWrite, type ApiError, type DataOf } from '../../../src/api';
import { qrcodeAnswer, qrcodeScan } from '../../../src/api/contract/auth';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Answers, Ask, Facts, Lead, Title } from '../shared/entry';
import type { qrConfirmContract } from './qr-confirm.contract';
import { qrConfirmText as text } from './qr-confirm.text';

type End = 'confirmed' | 'refused' | 'gone' | 'elsewhere';

/** Ours says why there is no such code; a back end without the call doesn't know it at all. */
const endOf = ({ kind, detail }: ApiError): End | undefined =>
  kind === 'notFound' && detail.reason ? 'gone' : kind === 'notFound' || kind === 'unfit' ? 'elsewhere' : undefined;

/** What a phone shows after it scanned a QR sign-in: who asks, from where, and two answers. */
export function QrConfirm({ qrId = '', compact = false, onQrAnswered }: PropsOf<typeof qrConfirmContract>) {
  const read = useRead(qrcodeScan, { id: qrId });
  const [answered, setAnswered] = useState<End>();
  const end = answered ?? (read.error && endOf(read.error));
  const answer = (next: End) => {
    setAnswered(next);
    if (next === 'confirmed' || next === 'refused') onQrAnswered?.({ confirmed: next === 'confirmed' });
  };
  return (
    <Ask label={text.title} read={read} end={end && { title: text[end], lead: text[`${end}Lead`] }} compact={compact}>
      {(asker) => <Question id={qrId} asker={asker} onAnswer={answer} />}
    </Ask>
  );
}

interface QuestionProps {
  id: string;
  asker: DataOf<typeof qrcodeScan>;
  onAnswer: (end: End) => void;
}

function Question({ id, asker, onAnswer }: QuestionProps) {
  const { run, busy } = useWrite(qrcodeAnswer);
  const { act } = useAct();
  const left = useSecondsLeft(asker.seconds_left, () => onAnswer('gone'));
  const answer = (confirm: boolean) =>
    act(() => run({ id, confirm }), {
      then: () => onAnswer(confirm ? 'confirmed' : 'refused'),
      failed: (error) => {
        const end = endOf(error);
        return end ? void onAnswer(end) : error.message;
      },
    });
  return (
    <>
      <Title>{text.title}</Title>
      <Lead>{text.lead}</Lead>
      <Facts>
        <dt>{text.device}</dt>
        <dd>{asker.device}</dd>
        <dt>{text.place}</dt>
        <dd>
          {asker.place} {asker.ip}
        </dd>
        <dt>{text.time}</dt>
        <dd>{dateTime(asker.asked_at)}</dd>
        <dt>{text.left}</dt>
        <dd>{text.seconds(left)}</dd>
      </Facts>
      <Answers yes={text.confirm} no={text.refuse} busy={busy} onAnswer={(confirm) => void answer(confirm)} />
    </>
  );
}

function useSecondsLeft(from: number, onEnd: () => void): number {
  const [end] = useState(() => Date.now() + from * 1000);
  const [left, setLeft] = useState(from);
  const over = useEffectEvent(onEnd);
  useEffect(() => {
    if (left <= 0) return over();
    const timer = setTimeout(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearTimeout(timer);
  }, [end, left]);
  return left;
}
