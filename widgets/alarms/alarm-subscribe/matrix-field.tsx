import type { AlarmChannel, AlarmSubscription } from '../../../src/api/contract/alarm-notice';
import { alarmLevels, type AlarmLevel as Level } from '../../../src/domain/alarm';
import { AlarmLevel } from '../../../src/ui/alarm-level';
import { Checkbox } from '../../../src/ui/checkbox';
import { GroupFrame, useField, type FieldProps } from '../../../src/ui/form';
import { Grid } from './alarm-subscribe.styles';
import { alarmSubscribeText as text } from './alarm-subscribe.text';

type Matrix = AlarmSubscription['matrix'];

/** Nothing ticked. */
export const noMatrix: Matrix = { FATAL: [], MIDDLE: [], GENERAL: [] };

interface MatrixFieldProps extends FieldProps<Matrix> {
  channels: readonly AlarmChannel[];
}

/** Levels against channels, a box for each pair. */
export function MatrixField({ channels, ...props }: MatrixFieldProps) {
  const ticked = (matrix: Matrix) =>
    alarmLevels.some((level) => matrix[level].length > 0) ? undefined : text.matrixNeeded;
  const state = useField<Matrix>({ ...props, rules: [ticked] }, noMatrix);
  const set = (level: Level, id: string, on: boolean) => {
    const others = state.value[level].filter((one) => one !== id);
    state.change({ ...state.value, [level]: on ? [...others, id] : others });
  };
  return (
    <GroupFrame props={props} state={state}>
      <Grid>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.to}</th>
              {channels.map((channel) => (
                <th key={channel.id} scope="col">
                  {text.types[channel.type]} · {channel.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {alarmLevels.map((level) => (
              <tr key={level}>
                <th scope="row">
                  <AlarmLevel level={level} />
                </th>
                {channels.map(({ id, name }) => (
                  <td key={id}>
                    <Checkbox
                      aria-label={text.matrixCell(text.levels[level], name)}
                      checked={state.value[level].includes(id)}
                      onChange={(on) => set(level, id, on)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Grid>
    </GroupFrame>
  );
}
