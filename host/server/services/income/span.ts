import { addDays, beijingMidnight } from '../../../../src/domain/time';

/** The moments between which days lie in China, both included; all of time where they are not told. */
export const spanOf = ({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): [from: Date, to: Date] => [
  from ? new Date(beijingMidnight(from)) : new Date(0),
  to ? new Date(beijingMidnight(addDays(to, 1))) : new Date(beijingMidnight('9999-01-01')),
];
