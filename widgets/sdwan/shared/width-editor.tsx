import { useState } from 'react';
import { widthOf, withBandwidth } from '../../../src/domain/sdwan';
import { Button } from '../../../src/ui/button';
import { Input } from '../../../src/ui/input';
import { Note } from '../../../src/ui/note';
import { Stack } from '../../../src/ui/stack';
import { FieldBox, Line, Scroll, SumRow } from './editor.styles';
import { MemberTable } from './member-table';
import { sdwanUiText as text } from './sdwan-ui.text';
import { Sums } from './sums';
import type { EditorModel } from './types';

const isWhole = (width: number): boolean => width > 0 && Number.isInteger(width);

/** How much each member may carry, one by one or all alike, with the sum against the package. */
export function WidthEditor({ model }: { model: EditorModel }) {
  const [each, setEach] = useState('');
  const { edit } = model;
  const width = widthOf(each);
  const apply = () =>
    edit?.((all) => all.nodes.reduce((drawing, { gwid }) => withBandwidth(drawing, gwid, width), all));
  return (
    <Stack>
      <Note>{text.widthNote}</Note>
      <SumRow>
        <Sums model={model} />
      </SumRow>
      {edit && (
        <Line>
          <FieldBox>
            {text.eachLabel}
            <Input
              size="sm"
              inputMode="numeric"
              suffix={text.mbps}
              maxLength={5}
              value={each}
              aria-invalid={each !== '' && !isWhole(width)}
              onChange={setEach}
            />
          </FieldBox>
          <Button size="sm" disabled={!isWhole(width)} onClick={apply}>
            {text.apply}
          </Button>
        </Line>
      )}
      <Scroll>
        <MemberTable model={model} />
      </Scroll>
    </Stack>
  );
}
