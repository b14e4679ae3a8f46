import { sidesOf } from '../../../src/domain/sdwan';
import { token } from '../../../src/theme';
import { Bar } from '../../../src/ui/chart';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { EditorModel } from './types';

/** Bandwidth of all members of each side, against what the package has. */
export function Sums({ model: { drawing, limits } }: { model: EditorModel }) {
  const { local, foreign } = sidesOf(drawing);
  return (
    <>
      <Total name={text.totalLocal} used={local} most={limits?.local} />
      <Total name={text.totalForeign} used={foreign} most={limits?.foreign} />
    </>
  );
}

const Total = ({ name, used, most }: { name: string; used: number; most: number | undefined }) => (
  <div>
    <span>{name}</span>
    <span>{most === undefined ? text.total(used) : text.totalOf(used, most)}</span>
    {most !== undefined && most > 0 && (
      <Bar share={used / most} color={token(used > most ? 'danger-solid' : 'accent')} />
    )}
  </div>
);
