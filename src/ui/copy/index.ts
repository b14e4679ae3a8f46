export { CopyButton } from './copy';
export { copyText } from './copy-text';
