import { useRef, useState } from 'react';
import { Button } from '../../button';
import { Columns3 } from '../../icon';
import { lazy, Suspense } from '../../lazy';
import { Popover } from '../../popover';
import type { ColumnChoice } from '../hooks/use-column-choice';
import { tableText } from '../table.text';
import type { Column } from '../types';

const ColumnChoices = lazy(() => import('./column-choices').then((m) => m.ColumnChoices));

/** Props of `ColumnFilter`. */
export interface ColumnFilterProps<Row> {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
  wordless?: boolean;
}

/** The column filter (specification, sections 2, 5 and 8): applies on confirm, at once and on the server. */
export function ColumnFilter<Row>({ columns, choice, wordless }: ColumnFilterProps<Row>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        icon={<Columns3 />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={wordless ? tableText.columns : undefined}
        title={wordless ? tableText.columns : undefined}
        onClick={() => setOpen(!open)}
      >
        {wordless ? undefined : tableText.columns}
      </Button>
      {/* Opens when its content is here, so that the focus finds something to go to. */}
      <Suspense>
        <Popover
          open={open}
          anchor={anchor}
          placement="bottom-end"
          label={tableText.columns}
          flush
          onClose={() => setOpen(false)}
        >
          <ColumnChoices columns={columns as never} choice={choice} onClose={() => setOpen(false)} />
        </Popover>
      </Suspense>
    </>
  );
}
