const chinese = '日一二三四五六';
const english = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Days of the week in Chinese and in English; 0 is Sunday. */
export const daysOfWeek = (days: readonly number[]): readonly [zh: string, en: string] => [
  `每周${days.map((day) => chinese[day]).join('、')}`,
  `each ${days.map((day) => english[day]).join(', ')}`,
];
