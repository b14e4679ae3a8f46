import { Status } from '../../../src/ui/status';
import type { HeardLine, MeasuredAp } from './measured.model';
import { Checks } from './network-design.styles';
import type { Ap } from './points.model';
import { pointsText as text } from './points.text';

/** Below an access point what it measures. */
export function Measure({ ap, told, unit }: { ap: Ap; told: MeasuredAp | undefined; unit: number }) {
  if (!told) return null;
  return (
    <text x={ap.x} y={ap.y + unit * 3.2} fontSize={unit} strokeWidth={unit * 0.25} data-label data-measured>
      {text.measured(told)}
    </text>
  );
}

/** Between access points that hear each other how loud they do. */
export const MeasuredLines = ({ lines, unit }: { lines: readonly HeardLine[]; unit: number }) =>
  lines.map(({ id, signal, x1, y1, x2, y2 }) => (
    <g key={id} data-heard>
      <line {...{ x1, y1, x2, y2 }} strokeWidth={unit * 0.12} />
      <text x={(x1 + x2) / 2} y={(y1 + y2) / 2} fontSize={unit * 0.9} strokeWidth={unit * 0.25} data-label>
        {text.dbm(signal)}
      </text>
    </g>
  ));

/** The same in words, beside what was expected. */
export function MeasuredList({
  aps,
  measured,
  lines,
}: {
  aps: readonly Ap[];
  measured: ReadonlyMap<string, MeasuredAp>;
  lines: readonly HeardLine[];
}) {
  return (
    <section>
      <h2 part="heading">{text.measuredHeading}</h2>
      <Checks>
        {aps.map(({ id, name }) => {
          const told = measured.get(id);
          return (
            told && (
              <li key={id}>
                <Status kind={told.online ? 'online' : 'danger'}>{text.measuredOf(name, told)}</Status>
              </li>
            )
          );
        })}
        {lines.map(({ id, at, from, signal, expected }) => (
          <li key={id}>{text.heardOf(at, from, signal, expected)}</li>
        ))}
      </Checks>
      <p>{[...measured.values()].some(({ simulated }) => simulated) ? text.measuredSimulated : text.measuredNote}</p>
    </section>
  );
}
