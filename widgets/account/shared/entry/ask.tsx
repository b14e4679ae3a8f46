import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ApiError } from '../../../../src/api';
import { token } from '../../../../src/theme';
import { Button } from '../../../../src/ui/button';
import { Failed } from '../../../../src/ui/failed';
import { Skeleton } from '../../../../src/ui/skeleton';
import { EntryFoot } from './entry-foot';
import { Lead, Middle, Panel, Title } from './entry.styles';

interface AskProps<Data> {
  label: string;
  /** What is asked, as far as it has come. */
  read: { data?: Data; error?: ApiError; refresh: () => void };
  /** How it ended, when it has: nothing is asked any more. */
  end?: { title: string; lead: string };
  compact: boolean;
  children: (data: Data) => ReactNode;
}

/** A question that somebody else waits for the answer of, and how it ended. */
export function Ask<Data>({ label, read: { data, error, refresh }, end, compact, children }: AskProps<Data>) {
  return (
    <Panel part="panel" aria-label={label}>
      <Middle>
        {end ? (
          <div role="status">
            <Title>{end.title}</Title>
            <Lead>{end.lead}</Lead>
          </div>
        ) : data ? (
          children(data)
        ) : error ? (
          <Failed error={error} onRetry={refresh} />
        ) : (
          <Skeleton rows={5} gap={36} />
        )}
      </Middle>
      {!compact && <EntryFoot />}
    </Panel>
  );
}

interface AnswersProps {
  yes: string;
  no: string;
  busy: boolean;
  /** Nothing is there that could be agreed to. */
  empty?: boolean;
  onAnswer: (agreed: boolean) => void;
}

/** The two answers to it. */
export const Answers = ({ yes, no, busy, empty = false, onAnswer }: AnswersProps) => (
  <Buttons>
    <Button variant="primary" size="lg" block busy={busy} disabled={empty} onClick={() => onAnswer(true)}>
      {yes}
    </Button>
    <Button size="lg" block disabled={busy} onClick={() => onAnswer(false)}>
      {no}
    </Button>
  </Buttons>
);

const Buttons = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 24px;
`;

/** What has to be known for an answer. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 12px 24px;
  padding: 16px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  & > dt {
    color: ${token('text-3')};
  }
  & > dd {
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
