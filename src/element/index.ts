export { define } from './define';
export type { CommonEvents, ElementOf, EventsOf, JsxOf, NetpaneElement } from './types';
export type { ElementState } from './embed-place';
