import { createContext } from 'react';
import type { Endpoint } from './endpoint';
import type { ApiError } from './error';

/** What a widget tells the page that it stands on. Calls are named by their paths behind `/api/v3/`. */
export type Told =
  | { kind: 'data'; detail: { call: string; data: unknown } }
  | { kind: 'error'; detail: { call: string; message: string; status?: number; code?: number } }
  | { kind: 'action'; detail: ToldAction };

/** Something was done in the widget: by a call of its own, or what the page added to it. */
export interface ToldAction {
  action: string;
  /** The rows that one of the page's own actions was chosen for, as the server gave them. */
  rows?: readonly unknown[];
  /** Their ids; none for an action on everything that matches. */
  ids?: readonly string[];
}

/** Whoever wants to be told; nobody in the console. */
export const ToldContext = createContext<((told: Told) => void) | undefined>(undefined);

/** Name of a call for those who are told of it. */
export const callName = ({ path }: Endpoint): string => path.replace('/api/v3/', '');

/** A refused call for those who are told of it. */
export const toldError = (e: Endpoint, error: ApiError): Told => ({
  kind: 'error',
  detail: {
    call: callName(e),
    message: error.message,
    ...(error.detail.status !== undefined && { status: error.detail.status }),
    ...(error.detail.code !== undefined && { code: error.detail.code }),
  },
});
