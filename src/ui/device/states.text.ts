import type { PortFace } from './port';
import { words } from '../../text/words';

/** State of a gateway's interface (specification, section 4). */
export type InterfaceState = 'connected' | 'disconnected' | 'free' | 'cardFree';

/** State of a switch's port, as devices report it (specification, section 4: "switch port states 0 to 4"). */
export type SwitchPortState = 0 | 1 | 2 | 3 | 4;

/** What a state is called and how it is drawn. */
export interface PortState {
  label: string;
  face: PortFace;
}

export const portLabels = words('portStates', {
  interface: { connected: '已连接', disconnected: '未连接', free: '空闲', cardFree: '无网卡' },
  /** Of ports 0 to 4. */
  port: ['未连接', '千兆', '百兆', '环路阻断', '已关闭'] as [string, string, string, string, string],
});

const state = (label: () => string, face: PortFace): PortState => ({
  get label() {
    return label();
  },
  face,
});

/** Interfaces of a gateway. */
export const interfaceStates: Record<InterfaceState, PortState> = {
  connected: state(() => portLabels.interface.connected, {
    ink: 'port-up',
    ground: 'port-up-soft',
    solid: true,
    contacts: [0, 1, 2, 3],
  }),
  disconnected: state(() => portLabels.interface.disconnected, {
    ink: 'port-down',
    ground: 'port-down-soft',
    mark: 'cross',
  }),
  free: state(() => portLabels.interface.free, {
    ink: 'port-down',
    ground: 'port-down-soft',
    dashed: true,
    mark: 'plus',
  }),
  cardFree: state(() => portLabels.interface.cardFree, { ink: 'port-down', ground: 'chassis', mark: 'cover' }),
};

/**
 * Ports of a switch. The specification numbers the states without saying what they mean: this table is the only place
 * that knows, so another meaning is a change here and nowhere else.
 */
export const switchPortStates: Record<SwitchPortState, PortState> = {
  0: state(() => portLabels.port[0], { ink: 'port-down', ground: 'surface-base' }),
  1: state(() => portLabels.port[1], { ink: 'port-up', ground: 'port-up-soft', solid: true, contacts: [0, 1, 2, 3] }),
  2: state(() => portLabels.port[2], { ink: 'port-fast', ground: 'port-fast-soft', solid: true, contacts: [1, 2] }),
  3: state(() => portLabels.port[3], { ink: 'port-warn', ground: 'surface-base', mark: 'triangle' }),
  4: state(() => portLabels.port[4], { ink: 'port-off', ground: 'surface-base', mark: 'slash' }),
};
