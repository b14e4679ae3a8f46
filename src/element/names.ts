/** `alarmOpen` -> `alarm-open`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `alarm-list` -> `AlarmList`. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `np-alarm-list` -> `alarm-list`. */
export const widgetOf = (tag: string): string => tag.replace(/^np-/, '');

/** Name of the React handler for an event key: `alarmOpen` -> `onAlarmOpen`. */
export const handlerName = (key: string): string => `on${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/** Name of the DOM event for an event key: `alarmOpen` -> `np-alarm-open`. */
export const eventName = (key: string): string => `np-${kebab(key)}`;

/** `alarmOpen` -> `alarm-open`, for types. */
export type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : S;
