import { beijing } from './time';

/** Customers with a contract, and all others. */
export type Customer = 'enterprise' | 'free';

/** Hours of the fast channel in Beijing, from and to; nothing: closed all day (specification, section 2). */
export const consultingHours: Readonly<Record<Customer, { weekday: Hours; weekend: Hours | undefined }>> = {
  enterprise: { weekday: { from: 9, to: 21 }, weekend: { from: 9, to: 18 } },
  free: { weekday: { from: 9, to: 18 }, weekend: undefined },
};

/** Whole hours of a day; `to` is the first hour that is closed. */
export interface Hours {
  from: number;
  to: number;
}

/**
 * Public holiday during which only the robot answers (specification, section 4: "between two fixed instants in early
 * 2025"; it does not name them): the Spring Festival of 2025, as the State Council set it.
 */
export const consultingHoliday = {
  from: Date.parse('2025-01-28T00:00:00+08:00'),
  to: Date.parse('2025-02-05T00:00:00+08:00'),
} as const;

/** Whether the holiday leaves only the robot; `serverNow` is the server's clock, milliseconds since 1970. */
export const onHoliday = (serverNow: number): boolean =>
  serverNow >= consultingHoliday.from && serverNow < consultingHoliday.to;

/** Whether the fast channel is staffed; `serverNow` is the server's clock, milliseconds since 1970. */
export function fastChannelOpen(customer: Customer, serverNow: number): boolean {
  if (onHoliday(serverNow)) return false;
  const { weekday, hour } = beijing(serverNow);
  const hours = consultingHours[customer][weekday === 0 || weekday === 6 ? 'weekend' : 'weekday'];
  return hours !== undefined && hour >= hours.from && hour < hours.to;
}
