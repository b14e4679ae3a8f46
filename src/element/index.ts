export { define } from './define';
export type { CommonEvents, ElementOf, JsxOf, NetpaneElement } from './types';
export type { ElementState } from './embed-place';
