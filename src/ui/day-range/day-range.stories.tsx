import { DayRange, useDays } from '.';

export const Choice = () => <DayRange days={useDays()} />;
