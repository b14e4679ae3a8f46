import type { GatewayInterface } from '../../../src/api/contract/device';
import type { InterfaceState } from '../../../src/ui/device';

/** How an interface's state is drawn: the wire says `no_card`, the drawing `cardFree`. */
export const drawn = (state: GatewayInterface['state']): InterfaceState => (state === 'no_card' ? 'cardFree' : state);
