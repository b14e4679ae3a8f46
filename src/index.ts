/** The package's own entry: connecting the page. Widgets come from `netpane/elements/<name>` or `netpane/react/<name>`. */
export { connect, type Connection } from './session/connection';
export type { ToldAction, Told } from './api/told';
export type {
  Answers,
  Extension,
  ExtraAction,
  ExtraBatchAction,
  ExtraButton,
  ExtraColumn,
  ExtraField,
} from './session/extension';
export type { Destination } from './session/place';
export { applyTheme } from './theme/apply-theme';
export type { Density, Theme } from './theme';
export type { ThemeColours, ThemeSettings } from './theme/derive';
export type { Client } from './api';
export type { CommonEvents, ElementState, NetpaneElement } from './element';
export type { LoadError } from './element/loader';
