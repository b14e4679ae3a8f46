import { DayRange, useDays } from '.';

export default { title: 'ui / day-range' };

export const Choice = () => <DayRange days={useDays()} />;
