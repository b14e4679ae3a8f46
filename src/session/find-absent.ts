import { ApiError, type Endpoint } from '../api';
import { apiText } from '../api/api.text';

/**
 * The failure of a call that the server does not have: it knows no such address, or answers every address alike. What is
 * missing behind a call that is there (a device, an order) is told with a code.
 */
export function absentOf({ method, path }: Endpoint, { kind, detail }: ApiError): ApiError | undefined {
  const { status, code, reason, body } = detail;
  const unknown = status === 404 && !reason && (code === undefined || code === 404);
  const alike = kind === 'unfit' && hollow(body);
  if (!unknown && !alike && status !== 405 && status !== 501) return undefined;
  return new ApiError('absent', () => apiText.absent, { ...detail, call: `${method} ${path}` });
}

/** Whether a success says nothing: no envelope at all, or one around nothing. */
function hollow(body: unknown): boolean {
  const data = (body as { data?: unknown } | null | undefined)?.data ?? {};
  return (
    typeof data === 'object' && Object.values(data).every((one) => one === 0 || (Array.isArray(one) && !one.length))
  );
}
