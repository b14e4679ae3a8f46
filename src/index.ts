/** The package's own entry: connecting the page. Widgets come from `netpane/elements/<name>` or `netpane/react/<name>`. */
export { connect, type Connection } from './session/connection';
export type { Destination } from './session/place';
export type { Density, Theme } from './theme';
export type { Client } from './api';
export type { CommonEvents, ElementState, NetpaneElement } from './element';
export type { LoadError } from './element/loader';
