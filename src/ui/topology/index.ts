export { TopologyCanvas, type TopologyCanvasProps } from './topology-canvas';
export type { CanvasEdge, CanvasNode, EdgeState } from './types';
export { cut, nearest, wayOf } from './view';
