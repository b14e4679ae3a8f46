import { token } from './token';

/** Height of what is pressed or typed into, by its pixels in the product itself. */
export const controlHeight = (height: number): string =>
  `calc(${token('control-height')} + ${height - 32}px + ${token('density')})`;
