import { useState } from 'react';
import { useRead } from '../../../src/api';
import { campaignDetail } from '../../../src/api/contract/firmware';

/** Milliseconds between two looks at the list, and at one upgrade while it goes on. */
export const every = 10_000;
const often = 2000;

/** One upgrade, followed closely until it is over. */
export function useCampaign(id: string) {
  const [over, setOver] = useState(false);
  const read = useRead(campaignDetail, { id }, { every: over ? 0 : often });
  const ended = read.data ? read.data.finished_at !== null : false;
  if (read.data && ended !== over) setOver(ended);
  return { ...read, over };
}

/** How often the devices of an upgrade are read. */
export const itemsEvery = (over: boolean): number => (over ? 0 : often * 2);
