import { analyse } from 'scslre';

/** Whether some text takes a pattern longer than in proportion to its length, and how that begins. */
export function slowness(source, flags) {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true } });
  return reports.map(({ type, exponential }) => (exponential ? `${type}, exponential` : type)).join(' ');
}
