import { createContext, useContext } from 'react';
import type { AlarmRow } from '../../src/api/contract/alarm';
import { To } from '../../src/ui/link';
import { Name } from './alarm-table.styles';

/** Opens an alarm beside the list. */
export const OpenContext = createContext<(row: AlarmRow) => void>(() => undefined);

/** What an alarm says; opens its detail. In a new tab it is the page with that detail. */
export function AlarmName({ row }: { row: AlarmRow }) {
  const open = useContext(OpenContext);
  return (
    <Name>
      <To
        to={{ name: 'alarm', query: { id: row.id } }}
        title={row.content}
        onClick={(event) => {
          const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
          if (elsewhere) return;
          event.preventDefault();
          open(row);
        }}
      >
        {row.content}
      </To>
    </Name>
  );
}
