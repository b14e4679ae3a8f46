import { useRead } from '../../../src/api';
import { securityPosture } from '../../../src/api/contract/guard';
import type { PropsOf } from '../../../src/element/contract';
import { number, time } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Score } from '../../../src/ui/score';
import { Stack } from '../../../src/ui/stack';
import { betweenText } from '../../../src/text/between.text';
import { Part } from './part';
import type { securityPostureContract } from './security-posture.contract';
import { securityPostureText as text } from './security-posture.text';

/** Milliseconds between two looks at the server. */
const every = 60_000;

/** How safe the networks are: a score, what it comes from, and where it is put right. */
export function SecurityPosture(_: PropsOf<typeof securityPostureContract>) {
  const place = usePlace();
  const { data, error, refresh } = useRead(securityPosture, {}, { every, onFocus: true });
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton height={480} />;
  if (data.gateways === 0) {
    return (
      <Empty
        kind="nothing"
        title={text.none}
        reason={text.noneReason}
        action={<Button onClick={() => place.go({ name: 'networks' })}>{text.bind}</Button>}
      />
    );
  }
  const grade = data.score >= 80 ? 'good' : data.score >= 60 ? 'warning' : 'bad';
  return (
    <Stack $gap={12} part="panel">
      <Card aria-label={text.label}>
        <PaneHead
          title={text.score}
          note={`${text.of(number(data.gateways))}${betweenText.parts}${text.checked(time(data.checked_at))}`}
        />
        <Score value={data.score} grade={grade} word={text.grades[grade]} note={text.explain} />
      </Card>
      {data.items.map((item) => (
        <Part key={item.key} item={item} />
      ))}
    </Stack>
  );
}
