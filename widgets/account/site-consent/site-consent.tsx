import { useState } from 'react';
import { styled } from 'styled-components';
import type { ApiError, DataOf } from '../../../src/api';
import type { embedSignInAsked } from '../../../src/api/contract/embed-sign-in';
import type { PropsOf } from '../../../src/element/contract';
import { useSession } from '../../../src/session';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Checkbox } from '../../../src/ui/checkbox';
import { Answers, Ask, Facts, Lead, Title } from '../shared/entry';
import { scopeNames } from '../shared/scopes/scopes.text';
import type { SiteAnswer, siteConsentContract } from './site-consent.contract';
import { useAnswer, useAsked } from './site-consent.data';
import { siteConsentText as text } from './site-consent.text';

type Asked = DataOf<typeof embedSignInAsked>;
type End = 'done' | 'refused' | 'gone';

const isGone = ({ detail }: ApiError) => detail.reason === 'siteSignInGone';

/** Asks the person who is signed in whether a site may see their account, and what of it. */
export function SiteConsent(props: PropsOf<typeof siteConsentContract>) {
  const { request = '', compact = false, onSiteAnswered } = props;
  const read = useAsked(request);
  const [answered, setAnswered] = useState<End>();
  const end = answered ?? (read.error && isGone(read.error) ? 'gone' : undefined);
  const answer = (given: SiteAnswer) => {
    setAnswered(given.code ? 'done' : 'refused');
    onSiteAnswered?.(given);
  };
  return (
    <Ask label={text.title} read={read} end={end && { title: text[end], lead: text[`${end}Lead`] }} compact={compact}>
      {(asked) => <Question id={request} asked={asked} onAnswer={answer} onGone={() => setAnswered('gone')} />}
    </Ask>
  );
}

interface QuestionProps {
  id: string;
  asked: Asked;
  onAnswer: (given: SiteAnswer) => void;
  onGone: () => void;
}

function Question({ id, asked, onAnswer, onGone }: QuestionProps) {
  const { user } = useSession();
  const { run, busy } = useAnswer();
  const { act } = useAct();
  const [chosen, setChosen] = useState<readonly Asked['scopes'][number][]>(asked.scopes);
  const answer = (scopes: readonly Asked['scopes'][number][]) =>
    act(() => run({ id, scopes: [...scopes] }), {
      then: ({ data }) => onAnswer(data),
      failed: (error) => (isGone(error) ? void onGone() : error.message),
    });
  return (
    <>
      <Title>{text.title}</Title>
      <Lead>{user && text.lead(user.email || user.mobile)}</Lead>
      <Facts>
        <dt>{text.site}</dt>
        <dd>
          <b>{asked.origin}</b>
        </dd>
        <dt>{text.partner}</dt>
        <dd>
          {asked.partner}
          <small>{text.partnerHelp}</small>
        </dd>
      </Facts>
      <Scopes>
        <legend>{text.scopes}</legend>
        {asked.scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeNames[scope]}
            checked={chosen.includes(scope)}
            onChange={(on) => setChosen(asked.scopes.filter((one) => (one === scope ? on : chosen.includes(one))))}
          />
        ))}
      </Scopes>
      <Help>{text.help}</Help>
      <Answers
        yes={text.agree}
        no={text.refuse}
        busy={busy}
        empty={chosen.length === 0}
        onAnswer={(agreed) => void answer(agreed ? chosen : [])}
      />
    </>
  );
}

const Scopes = styled.fieldset`
  display: grid;
  gap: 12px;
  margin-top: 20px;
  & > legend {
    margin-bottom: 8px;
    color: ${token('text-1')};
    font-weight: 600;
  }
`;

const Help = styled.p`
  margin-top: 16px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;
