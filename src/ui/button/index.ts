export { Button, type ButtonProps } from './button';
export { Face, Spinner, type ButtonSize, type ButtonVariant } from './button.styles';
export { IconButton, type IconButtonProps } from './icon-button';
