import type { PayProvider } from '../../kit/pay/pay';

/** Where a provider tells that it was paid. */
export const noticePath = (method: PayProvider['method'] | ':method'): string =>
  `/api/v3/account/payments/notice/${method}`;

/** The page of the console to which somebody comes back who paid. */
export const backPath = (payment: string, order: string | null): string =>
  order === null ? `/account?tab=payments&payment=${payment}` : `/open/success?paid=${order}`;
