import { deployment, type Customer } from './deployment';
import { beijing } from './time';

export type { Customer } from './deployment';

/** Whether the holiday leaves only the robot; `serverNow` is the server's clock, milliseconds since 1970. */
export const onHoliday = (serverNow: number): boolean =>
  serverNow >= Date.parse(deployment.holiday.from) && serverNow < Date.parse(deployment.holiday.to);

/** Whether the fast channel is staffed; `serverNow` is the server's clock, milliseconds since 1970. */
export function fastChannelOpen(customer: Customer, serverNow: number): boolean {
  if (onHoliday(serverNow)) return false;
  const { weekday, hour } = beijing(serverNow);
  const hours = deployment.hours[customer][weekday === 0 || weekday === 6 ? 'weekend' : 'weekday'];
  return hours !== null && hour >= hours.from && hour < hours.to;
}
