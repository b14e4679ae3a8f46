import { Port, type PortFace } from './port';
import {
  interfaceStates,
  switchPortStates,
  type InterfaceState,
  type PortState,
  type SwitchPortState,
} from './states.text';

/** Props that both drawings share. */
interface Shared {
  /** Name of the port, said before its state; without it the drawing is decoration beside words. */
  name?: string | undefined;
  /** Pixels of width. */
  width?: number | undefined;
  /** As it was when its device was last heard of: the same shape, without the colour of what runs. */
  stale?: boolean;
}

const inkless = (face: PortFace): PortFace => ({ ...face, ink: 'port-down', ground: 'port-down-soft' });
const faceOf = ({ face }: PortState, stale: boolean) => (stale ? inkless(face) : face);

/** An interface of a gateway. */
export const InterfacePort = ({ state, name, width = 40, stale = false }: Shared & { state: InterfaceState }) => (
  <Port
    face={faceOf(interfaceStates[state], stale)}
    label={name && `${name} ${interfaceStates[state].label}`}
    width={width}
  />
);

/** A port of a switch. */
export const SwitchPort = ({ state, name, width = 34, stale = false }: Shared & { state: SwitchPortState }) => (
  <Port
    face={faceOf(switchPortStates[state], stale)}
    label={name && `${name} ${switchPortStates[state].label}`}
    width={width}
  />
);
