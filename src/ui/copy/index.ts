export { CopyButton, type CopyButtonProps } from './copy';
export { copyText } from './copy-text';
