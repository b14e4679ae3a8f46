export { Shortcuts } from './shortcuts';
export { shortcutsContract } from './shortcuts.contract';
