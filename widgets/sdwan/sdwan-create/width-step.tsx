import { useState } from 'react';
import { widthOf, withBandwidth } from '../../../src/domain/sdwan';
import { Button } from '../../../src/ui/button';
import { Input } from '../../../src/ui/input';
import { Note } from '../../../src/ui/note';
import { Stack } from '../../../src/ui/stack';
import { MemberTable, type EditorModel } from '../shared';
import { Field, Line, Scroll } from './sdwan-create.styles';
import { sdwanCreateText as text } from './sdwan-create.text';

const isWhole = (width: number): boolean => width > 0 && Number.isInteger(width);

/** How much each of them may carry, member by member or all alike. */
export function WidthStep({ model }: { model: EditorModel }) {
  const [each, setEach] = useState('');
  const width = widthOf(each);
  const apply = () =>
    model.edit?.((all) => all.nodes.reduce((drawing, { gwid }) => withBandwidth(drawing, gwid, width), all));
  return (
    <Stack>
      <Note>{text.widthNote}</Note>
      <Line>
        <Field>
          {text.eachLabel}
          <Input
            size="sm"
            inputMode="numeric"
            suffix="Mbps"
            maxLength={5}
            value={each}
            aria-invalid={each !== '' && !isWhole(width)}
            onChange={setEach}
          />
        </Field>
        <Button size="sm" disabled={!isWhole(width)} onClick={apply}>
          {text.apply}
        </Button>
      </Line>
      <Scroll>
        <MemberTable model={model} />
      </Scroll>
    </Stack>
  );
}
