import { useState } from 'react';
import { Calendar } from './calendar';
import { DateBox, DateInput, DaysInput, TimeBox } from '.';

export default { title: 'ui / date-input' };

function OneDay({ first = '' }) {
  const [day, setDay] = useState(first);
  return <DateInput aria-label="投放日" value={day} onChange={setDay} min="2026-01-05" max="2027-12-31" />;
}

export const Empty = () => <OneDay />;
export const Filled = () => <OneDay first="2026-11-03" />;
export const Wrong = () => <DateBox aria-label="投放日" value="2026-02-30" onChange={() => undefined} aria-invalid />;
export const Clock = () => <TimeBox aria-label="时刻" value="08:30" onChange={() => undefined} />;
export const Month = () => (
  <Calendar value="2026-11-12" other="2026-11-20" min="2026-11-05" max="2027-02-03" onChoose={() => undefined} />
);

function SomeDays() {
  const [days, setDays] = useState({ from: '2026-11-03', to: '2026-11-26' });
  return <DaysInput value={days} onChange={setDays} />;
}

export const Days = () => <SomeDays />;
