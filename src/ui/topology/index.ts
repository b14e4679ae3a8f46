export { TopologyCanvas } from './topology-canvas';
export type { CanvasEdge, CanvasNode } from './types';
export { cut, nearest, wayOf } from './view';
