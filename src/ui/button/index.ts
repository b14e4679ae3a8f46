export { Button, type ButtonProps } from './button';
export { ButtonLink } from './button-link';
export { Spinner, type ButtonSize } from './button.styles';
export { IconButton } from './icon-button';
export { touchTarget } from './touch';
