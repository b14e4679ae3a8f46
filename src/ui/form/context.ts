import { createContext } from 'react';

/** What somebody else (the server) said about a field, and the value it was said about. */
export interface Landed {
  text: string;
  value: unknown;
}

/** What fields know of their form. */
export interface FormShared {
  size: 'sm' | 'md' | 'lg';
  landed: Readonly<Record<string, Landed>>;
  /** Puts a failed call (or messages by field name) where they belong: at fields, else as toasts. */
  land: (failure: unknown) => void;
}

export const FormContext = createContext<FormShared>({ size: 'md', landed: {}, land: () => undefined });
