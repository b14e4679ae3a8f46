export { Popover } from './popover';
export { floating } from './popover.styles';
