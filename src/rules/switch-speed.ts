import type { Rule } from './failure';

/**
 * Speed limit of a switch port: 0 for none, else a whole number within bounds, 2 to 125000 unless the device says
 * otherwise (specification, section 5: "Switch port speed ... light variant takes bounds as parameters").
 */
export const switchSpeed =
  (min = 2, max = 125_000): Rule =>
  (value) => {
    const speed = /^(?:0|[1-9]\d*)$/.test(value) ? Number(value) : Number.NaN;
    return speed === 0 || (speed >= min && speed <= max) ? undefined : { rule: 'switchSpeed', min, max };
  };
