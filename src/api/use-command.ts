import { useEffect, useState } from 'react';
import { commandStatus, type Command } from './contract/command';
import { useRead } from './hooks';

/** Milliseconds between two looks at a command that is not over. */
const commandEvery = 2000;

/** Whether nothing more will happen to a command. */
export const isOver = ({ state }: Command): boolean => state !== 'pending' && state !== 'sent';

/** A command as it stands on the server, followed until it is over; the one given until the first answer. */
export function useCommand(given: Command | undefined): Command | undefined {
  const [over, setOver] = useState<string>();
  const { data } = useRead(commandStatus, given ? { id: given.id } : null, {
    every: given && given.id !== over ? commandEvery : 0,
  });
  useEffect(() => {
    if (data && isOver(data)) setOver(data.id);
  }, [data]);
  return data ?? given;
}
