/** `netpane/react`: what the React components of `netpane/react/<name>` stand in. */
export { NetpaneProvider, type NetpaneProviderProps } from './element/provider';
