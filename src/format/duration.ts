import { formatText } from './format.text';
import { nothing } from './number';

/**
 * Seconds as days, hours, minutes, seconds: `42 天 6 小时`. Seconds only when there are no days; zero is `0 秒`
 * (specification, section 9). `parts` keeps the largest so many units.
 */
export function duration(seconds: number | null | undefined, parts = 4): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds) || seconds < 0) return nothing;
  const whole = Math.floor(seconds);
  const days = Math.floor(whole / 86_400);
  const amounts: [number, string][] = [
    [days, formatText.day],
    [Math.floor(whole / 3600) % 24, formatText.hour],
    [Math.floor(whole / 60) % 60, formatText.minute],
    [days ? 0 : whole % 60, formatText.second],
  ];
  const shown = amounts.filter(([amount]) => amount > 0).slice(0, parts);
  return shown.map(([amount, unit]) => `${amount} ${unit}`).join(' ') || `0 ${formatText.second}`;
}
