import { useEffect, useRef, useState } from 'react';
import { isOver, useCommand, useRead, useWrite, type DataOf } from '../../../src/api';
import { apLocate, apReboot } from '../../../src/api/contract/access-point';
import type { Command } from '../../../src/api/contract/command';
import { rename } from '../../../src/api/contract/device';
import { apDetail } from '../../../src/api/contract/equipment';

/** One access point. */
export type Ap = DataOf<typeof apDetail>;

/** Milliseconds between two looks at the server. */
const every = 15_000;

/** An access point, kept fresh. */
export const useAp = (id: string) => useRead(apDetail, id ? { id } : null, { every, onFocus: true, keep: true });

/** Names it; every list on the page follows. */
export const useRename = () => useWrite(rename, ['/api/v3/device/', '/api/v3/alarm/']);

/** Asks it to restart. */
export const useReboot = () => useWrite(apReboot);

/** Asks it to blink, or to stop. */
export const useLocate = () => useWrite(apLocate);

/** The last thing that it was told, followed until it answered; then it is looked at again. */
export function useOrdered(refresh: () => unknown) {
  const [ordered, setOrdered] = useState<Command>();
  const command = useCommand(ordered);
  const over = command && isOver(command) ? command.id : undefined;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!over || seen.current === over) return;
    seen.current = over;
    void refresh();
  }, [over, refresh]);
  return { command, waiting: command !== undefined && !over, setOrdered };
}
