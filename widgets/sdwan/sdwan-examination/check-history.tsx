import type { CheckBrief } from '../../../src/api/contract/sdwan-check';
import { time } from '../../../src/format';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Run, Runs } from './sdwan-examination.styles';
import { sdwanExaminationText as text } from './sdwan-examination.text';

interface CheckHistoryProps {
  runs: readonly CheckBrief[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Runs of a network, newest first; one of them is shown beside. */
export const CheckHistory = ({ runs, chosen, onChoose }: CheckHistoryProps) => (
  <Card aria-label={text.history}>
    <PaneHead level={3} title={text.history} />
    <Runs>
      {runs.map(({ id, state, score, bad, warnings, started_at, actor }) => (
        <li key={id}>
          <Run type="button" $on={id === chosen} aria-current={id === chosen} onClick={() => onChoose(id)}>
            <b>{state === 'done' && score !== null ? text.historyScore(score) : text.runStates[state]}</b>
            <span>{text.historyFound(bad, warnings)}</span>
            <span>{time(started_at)}</span>
            <span>{actor}</span>
          </Run>
        </li>
      ))}
    </Runs>
  </Card>
);
