import { useState } from 'react';
import { backupOf, connected, mainOf, used, widthOf, withBandwidth, type Drawing } from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Button } from '../../../src/ui/button';
import { Input } from '../../../src/ui/input';
import { Pairs } from '../../../src/ui/pane';
import { Select } from '../../../src/ui/select';
import { Status } from '../../../src/ui/status';
import { Block, Detail, FieldBox, Line } from './editor.styles';
import { groupName } from './group-card';
import { sdwanUiText as text } from './sdwan-ui.text';
import { standingKinds, type GroupStanding } from './standing';
import type { EditorModel } from './types';

/** The chosen group: what it adds up to, and what is done to all its members at once. */
export function GroupInspector({ model, group }: { model: EditorModel; group: GroupStanding }) {
  const [each, setEach] = useState('');
  const { drawing, edit, factsOf } = model;
  const { nodes, troubled, local, foreign } = group;
  const name = groupName(group, model);
  const width = widthOf(each);
  const whole = width > 0 && Number.isInteger(width);
  const all = (change: (drawing: Drawing, gwid: string) => Drawing) =>
    edit?.((before) => nodes.reduce((next, { gwid }) => change(next, gwid), before));
  const [main, backup] = [mainOf(drawing), backupOf(drawing)];
  const first = nodes.every(({ pid }) => pid === nodes[0]!.pid) ? nodes[0]!.pid : '';
  return (
    <Detail aria-label={text.groupOf(name, nodes.length)}>
      <Block>
        <h2 part="heading">{name}</h2>
        <Pairs>
          <dt>{text.member}</dt>
          <dd>{text.membersCount(nodes.length)}</dd>
          <dt>{sdwanText.sides[1]}</dt>
          <dd>{text.total(local)}</dd>
          <dt>{sdwanText.sides[2]}</dt>
          <dd>{text.total(foreign)}</dd>
        </Pairs>
        {troubled.map(({ standing, count }) => (
          <Status key={standing} kind={standingKinds[standing]}>
            {text.many(count, text.standings[standing])}
          </Status>
        ))}
      </Block>
      {edit && (
        <Block>
          <FieldBox as="div">
            {text.eachLabel}
            <Line>
              <Input
                size="sm"
                aria-label={text.eachLabel}
                inputMode="numeric"
                suffix={text.mbps}
                maxLength={5}
                value={each}
                aria-invalid={each !== '' && !whole}
                onChange={setEach}
              />
              <Button size="sm" disabled={!whole} onClick={() => all((next, gwid) => withBandwidth(next, gwid, width))}>
                {text.applyGroup(nodes.length)}
              </Button>
            </Line>
          </FieldBox>
          {main && backup && (
            <FieldBox as="div">
              {text.order}
              <Select
                size="sm"
                aria-label={text.order}
                value={first}
                placeholder={text.mixed}
                options={[
                  [main, backup],
                  [backup, main],
                ].map(([one, other]) => ({
                  value: one!.gwid,
                  label: text.firstThen(factsOf(one!.gwid).remark, factsOf(other!.gwid).remark),
                }))}
                onChange={(to) => all((next, gwid) => connected(next, gwid, to))}
              />
            </FieldBox>
          )}
          <Line>
            <Button size="sm" onClick={() => all((next, gwid) => used(next, gwid, true))}>
              {text.useAll}
            </Button>
            <Button size="sm" onClick={() => all((next, gwid) => used(next, gwid, false))}>
              {text.restAll}
            </Button>
          </Line>
        </Block>
      )}
    </Detail>
  );
}
