import { createContext, useContext } from 'react';
import type { Client } from './client';
import { pageClient } from './page-client';

/** The connection of the widgets below; the page-wide one where nobody gave another. */
export const ClientContext = createContext<Client | undefined>(undefined);

/** The client that this part of the page talks through. */
export function useClient(): Client {
  const own = useContext(ClientContext);
  return own ?? pageClient();
}
