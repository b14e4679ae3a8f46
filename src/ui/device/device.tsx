import { Port } from './port';
import { interfaceStates, switchPortStates, type InterfaceState, type SwitchPortState } from './states.text';

/** Props that both drawings share. */
interface Shared {
  /** Name of the port, said before its state; without it the drawing is decoration beside words. */
  name?: string | undefined;
  /** Pixels of width. */
  width?: number | undefined;
}

/** An interface of a gateway. */
export const InterfacePort = ({ state, name, width = 40 }: Shared & { state: InterfaceState }) => (
  <Port face={interfaceStates[state].face} label={name && `${name} ${interfaceStates[state].label}`} width={width} />
);

/** A port of a switch. */
export const SwitchPort = ({ state, name, width = 34 }: Shared & { state: SwitchPortState }) => (
  <Port face={switchPortStates[state].face} label={name && `${name} ${switchPortStates[state].label}`} width={width} />
);
