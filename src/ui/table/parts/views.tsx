import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button';
import { Bookmark } from '../../icon';
import { lazy, Suspense } from '../../lazy';
import { Popover } from '../../popover';
import type { SavedViews } from '../hooks/use-views';
import { tableText } from '../table.text';

const ViewsPanel = lazy(() => import('./views-panel').then((m) => m.ViewsPanel));

/** Props of `Views`. */
export interface ViewsProps {
  views: SavedViews;
  /** Id of the view in force. */
  current: string | undefined;
  /** In front of the query fields of this table. */
  prefix: string | undefined;
  /** Only a view that is in force is named. */
  wordless?: boolean;
}

/** Saved views: open, save the present one, copy its link, delete. */
export function Views({ views, current, prefix, wordless }: ViewsProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const now = views.list.find((view) => view.id === current);
  return (
    <>
      <Button
        ref={anchor}
        icon={<Bookmark />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={wordless && !now ? tableText.views : undefined}
        title={wordless && !now ? tableText.views : undefined}
        onClick={() => setOpen(!open)}
      >
        {wordless && !now ? undefined : <Short>{now?.name ?? tableText.views}</Short>}
      </Button>
      {/* Opens when its content is here, so that the focus finds something to go to. */}
      <Suspense>
        <Popover
          open={open}
          anchor={anchor}
          placement="bottom-end"
          label={tableText.viewsTitle}
          flush
          onClose={() => setOpen(false)}
        >
          <ViewsPanel views={views} prefix={prefix} onOpen={() => setOpen(false)} />
        </Popover>
      </Suspense>
    </>
  );
}

const Short = styled.span`
  max-width: 120px;
  overflow: hidden;
  text-overflow: ellipsis;
`;
