/** Whether text is a day of the calendar, `YYYY-MM-DD`, of a year from 1970 to 9998: what every store holds in every zone. */
export const isDay = (text: string): boolean =>
  text > '1969-12-31' && text < '9999' && new Date(text).toJSON()?.slice(0, 10) === text;
