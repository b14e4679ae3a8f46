import { createContext, useContext } from 'react';
import type { AlarmRow } from '../../../src/api/contract/alarm';
import { RowName } from '../../../src/ui/table';
import { alarmSentence } from '../../../src/text/alarm-sentence';

/** Opens an alarm beside the list. */
export const OpenContext = createContext<(row: AlarmRow) => void>(() => undefined);

/** What an alarm says, and where; opens its detail. In a new tab it is the page with that detail. */
export function AlarmName({ row }: { row: AlarmRow }) {
  const open = useContext(OpenContext);
  const show = () => {
    open(row);
    return true;
  };
  return (
    <RowName to={{ name: 'alarm', query: { id: row.id } }} of={row.gateway_remark} onOpen={show}>
      {alarmSentence(row)}
    </RowName>
  );
}
