export { activeNear, focusFirst, hasFocus } from './active';
export { anchorTo, type Anchoring, type Placement } from './anchored';
export { useMergedRef } from './merge-refs';
export { scrollStop } from './scroll-stop';
export { enterLayer, onModals, tellModals, topModal, type Layer } from './stack';
export { raise, sink } from './top-layer';
