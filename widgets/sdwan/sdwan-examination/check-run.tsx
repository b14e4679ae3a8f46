import type { DataOf } from '../../../src/api';
import type { sdwanCheck } from '../../../src/api/contract/sdwan-check';
import { examChange, examKeys } from '../../../src/domain/sdwan';
import { dateTime, time } from '../../../src/format';
import { Meter } from '../../../src/ui/meter';
import { Note } from '../../../src/ui/note';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { Score } from '../../../src/ui/score';
import { Stack } from '../../../src/ui/stack';
import { betweenText } from '../../../src/text/between.text';
import { CheckItem, stateKinds } from './check-item';
import { sentenceOf, type OfNetwork } from './findings';
import { Change, Steps } from './sdwan-examination.styles';
import { sdwanExaminationText as text } from './sdwan-examination.text';

type Check = DataOf<typeof sdwanCheck>;

/** One run: its progress while it is made, then the score and what every check found. */
export function CheckRun({ check, network }: { check: Check; network: OfNetwork }) {
  if (check.state === 'running') return <Progress check={check} />;
  const { fresh } = examChange(check.items, check.previous?.items ?? []);
  return (
    <Stack $gap={12}>
      {check.state === 'failed' ? (
        <Note tone="warning">{text.failed + betweenText.sentences + text.failedReason}</Note>
      ) : (
        <ScoreCard check={check} />
      )}
      {check.items.map((item) => (
        <CheckItem
          key={item.key}
          item={item}
          network={check.network === null ? undefined : network}
          fresh={check.previous ? fresh : new Set()}
        />
      ))}
    </Stack>
  );
}

function Progress({ check: { made, of, items } }: { check: Check }) {
  return (
    <Card aria-label={text.running}>
      <PaneHead title={text.running} note={<span role="status">{text.progress(made, of)}</span>} />
      <Meter value={made} max={of} label={text.progress(made, of)} />
      <Steps>
        {examKeys.map((key, i) => {
          const item = items[i];
          return (
            <li key={key}>
              {text.titles[key]}
              {item ? (
                <Status kind={stateKinds[item.state]}>{text.states[item.state]}</Status>
              ) : i === made ? (
                <Status kind="progress">{text.checking}</Status>
              ) : (
                <span>{text.waiting}</span>
              )}
            </li>
          );
        })}
      </Steps>
    </Card>
  );
}

function ScoreCard({ check }: { check: Check }) {
  const { score, started_at, actor, previous, items } = check;
  const grade = score === null || score < 60 ? 'bad' : score < 85 ? 'warning' : 'good';
  return (
    <Card aria-label={text.score}>
      <PaneHead title={text.score} note={text.when(dateTime(started_at), actor)} />
      <Score
        value={score}
        grade={grade}
        word={score === null ? text.noScore : text.grades[grade]}
        note={score === null ? text.noScoreReason : text.explain}
      />
      <Change>{previous ? <Compared score={score} items={items} previous={previous} /> : text.first}</Change>
    </Card>
  );
}

function Compared({
  score,
  items,
  previous,
}: Pick<Check, 'score' | 'items'> & { previous: NonNullable<Check['previous']> }) {
  const { fresh, gone } = examChange(items, previous.items);
  const more = score === null || previous.score === null ? undefined : score - previous.score;
  return (
    <>
      <b>{text.change}</b>
      {more !== undefined && (
        <Status kind={more < 0 ? 'warning' : 'online'}>
          {more === 0 ? text.same : more > 0 ? text.better(more) : text.worse(-more)}
        </Status>
      )}
      <span>{text.fresh(fresh.size)}</span>
      <span>{text.gone(gone.length)}</span>
      <span>{time(previous.started_at)}</span>
      {gone.length > 0 && (
        <details>
          <summary>{text.goneList}</summary>
          <ul>
            {gone.map((one) => (
              <li key={sentenceOf(one)}>{sentenceOf(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
