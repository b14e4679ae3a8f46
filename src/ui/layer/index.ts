export { activeNear, focusFirst, hasFocus } from './active';
export { anchorTo, type Placement } from './anchored';
export { useMergedRef } from './merge-refs';
export { scrollStop } from './scroll-stop';
export { useCovered } from './use-covered';
export { leastBeside, useRoomAsked } from './use-room-asked';
export { enterLayer, onModals, tellModals, topModal } from './stack';
export { raisable, raise, sink } from './top-layer';
