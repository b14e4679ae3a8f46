export { Popover, type PopoverProps } from './popover';
export { floating } from './popover.styles';
