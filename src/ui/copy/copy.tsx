import { useRef } from 'react';
import { commonText } from '../../text';
import { Button, IconButton, type ButtonSize } from '../button';
import { Copy } from '../icon';
import { useToast } from '../toast';
import { copyText } from './copy-text';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** Word on the button; without one it is an icon. */
  label?: string | undefined;
  size?: ButtonSize | undefined;
  /** With a word on it: the main thing to do here. */
  primary?: boolean | undefined;
  /** With a word on it: as wide as its container. */
  block?: boolean | undefined;
}

/** Copies a text and says whether that worked. */
export function CopyButton({ text, label, size = 'sm', primary = false, block = false }: CopyButtonProps) {
  const toast = useToast();
  const node = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    if (await copyText(text, node.current)) toast.success(commonText.copied);
    else toast.error(commonText.copyFailed);
  };
  const onClick = () => void copy();
  return label ? (
    <Button
      ref={node}
      size={size}
      block={block}
      variant={primary ? 'primary' : 'default'}
      icon={<Copy />}
      onClick={onClick}
    >
      {label}
    </Button>
  ) : (
    <IconButton ref={node} size={size === 'sm' ? 'sm' : 'md'} label={commonText.copy} onClick={onClick}>
      <Copy size={14} />
    </IconButton>
  );
}
