import { useState } from 'react';
import { Button } from '../../../src/ui/button';
import { sdwanUiText as text } from './sdwan-ui.text';

/** Rows that are shown of a long list at once: each of them has several fields. */
const step = 100;

/** The first of many rows, and the button that shows more of them. */
export function useSteps<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(step);
  const left = rows.length - most;
  return {
    shown: left > 0 ? rows.slice(0, most) : rows,
    more: left > 0 && (
      <Button size="sm" block onClick={() => setMost(most + step)}>
        {text.moreMembers(left)}
      </Button>
    ),
  };
}
