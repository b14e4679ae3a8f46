import type { PortFace } from './port';

/** State of a gateway's interface (specification, section 4). */
export type InterfaceState = 'connected' | 'disconnected' | 'free' | 'cardFree';

/** State of a switch's port, as devices report it (specification, section 4: "switch port states 0 to 4"). */
export type SwitchPortState = 0 | 1 | 2 | 3 | 4;

/** What a state is called and how it is drawn. */
export interface PortState {
  label: string;
  face: PortFace;
}

/** Interfaces of a gateway. */
export const interfaceStates: Record<InterfaceState, PortState> = {
  connected: {
    label: '已连接',
    face: { ink: 'port-up', ground: 'port-up-soft', solid: true, contacts: [0, 1, 2, 3] },
  },
  disconnected: { label: '未连接', face: { ink: 'port-down', ground: 'port-down-soft', mark: 'cross' } },
  free: { label: '空闲', face: { ink: 'port-down', ground: 'port-down-soft', dashed: true, mark: 'plus' } },
  cardFree: { label: '无网卡', face: { ink: 'port-down', ground: 'chassis', mark: 'cover' } },
};

/**
 * Ports of a switch. The specification numbers the states without saying what they mean: this table is the only place
 * that knows, so another meaning is a change here and nowhere else.
 */
export const switchPortStates: Record<SwitchPortState, PortState> = {
  0: { label: '未连接', face: { ink: 'port-down', ground: 'surface-base' } },
  1: { label: '千兆', face: { ink: 'port-up', ground: 'port-up-soft', solid: true, contacts: [0, 1, 2, 3] } },
  2: { label: '百兆', face: { ink: 'port-fast', ground: 'port-fast-soft', solid: true, contacts: [1, 2] } },
  3: { label: '环路阻断', face: { ink: 'port-warn', ground: 'surface-base', mark: 'triangle' } },
  4: { label: '已关闭', face: { ink: 'port-off', ground: 'surface-base', mark: 'slash' } },
};
