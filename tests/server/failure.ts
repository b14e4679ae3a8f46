import { expect } from 'vitest';
import { ApiError } from '../../src/api/error';

/** The refusal of a call that must be refused. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}
