import { words } from '../../text/words';

/** Words of an order that is changed by hand. */
export const arrangeText = words('arrange', {
  move: (name: string, place: number) => `调整“${name}”的顺序，现在第 ${place} 条`,
  moved: (name: string, place: number) => `“${name}”移到第 ${place} 条`,
});
