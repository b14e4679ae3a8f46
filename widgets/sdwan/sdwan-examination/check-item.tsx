import { findingId, type ExamItem } from '../../../src/domain/sdwan';
import { number } from '../../../src/format';
import { To } from '../../../src/ui/link';
import { Meter } from '../../../src/ui/meter';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Status, type StatusKind } from '../../../src/ui/status';
import { Tag } from '../../../src/ui/tag';
import { costOf, fixOf, sentenceOf, type OfNetwork } from './findings';
import { Facts, Findings } from './sdwan-examination.styles';
import { sdwanExaminationText as text } from './sdwan-examination.text';

/** How a check that was made is shown. */
export const stateKinds: Readonly<Record<ExamItem['state'], StatusKind>> = {
  good: 'online',
  warning: 'warning',
  bad: 'danger',
  unknown: 'off',
};

interface CheckItemProps {
  item: ExamItem;
  /** Undefined: the network is not there any more, and nothing leads to it. */
  network: OfNetwork | undefined;
  /** Findings that the run before did not have. */
  fresh: ReadonlySet<string>;
}

/** One check: what was looked at, what it cost, what was found and where it is put right. */
export function CheckItem({ item, network, fresh }: CheckItemProps) {
  const { key, state, points, most, good, of, findings, more } = item;
  return (
    <Card aria-label={text.titles[key]}>
      <PaneHead
        level={3}
        title={text.titles[key]}
        note={text.about[key]}
        end={<Status kind={stateKinds[state]}>{text.states[state]}</Status>}
      />
      <Facts>
        {of === 0 ? (
          text.nothingToCheck
        ) : (
          <>
            <b>{text.points(number(points, 1), most)}</b>
            <Meter
              value={points}
              max={most}
              tone={state === 'good' ? 'success' : state === 'bad' ? 'danger' : 'warning'}
            />
            <span>{findings.length === 0 ? text.allGood : text.ratio(good, of)}</span>
          </>
        )}
      </Facts>
      {findings.length > 0 && (
        <Findings>
          {findings.map((one) => {
            const id = findingId(one);
            const fix = network === undefined ? undefined : fixOf(one, network);
            return (
              <li key={id}>
                <div>
                  <Status kind={one.level === 'bad' ? 'danger' : 'warning'}>{text.levels[one.level]}</Status>
                  {sentenceOf(one)}
                  {fresh.has(id) && <Tag tone="info">{text.isNew}</Tag>}
                  <p>{text.meanings[one.kind]}</p>
                </div>
                <small>{costOf(one)}</small>
                {fix && <To to={fix.to}>{fix.label}</To>}
              </li>
            );
          })}
          {more > 0 && <li>{text.more(more)}</li>}
        </Findings>
      )}
    </Card>
  );
}
