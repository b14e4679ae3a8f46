import { AsyncLocalStorage } from 'node:async_hooks';

const patient = new AsyncLocalStorage<true>();

/**
 * Runs work that nobody waits for at the other end of a request, such as migrations and jobs: its statements may take
 * their time, and it has connections of its own, so that it never makes requests wait.
 */
export const patiently = <T>(work: () => Promise<T>): Promise<T> => patient.run(true, work);

/** Whether this is such work. */
export const isPatient = (): boolean => patient.getStore() ?? false;
