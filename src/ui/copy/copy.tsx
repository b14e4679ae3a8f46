import { useRef } from 'react';
import { commonText } from '../../text';
import { Button, IconButton } from '../button';
import { Copy } from '../icon';
import { useToast } from '../toast';
import { copyText } from './copy-text';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** Word on the button; without one it is an icon. */
  label?: string | undefined;
  size?: 'sm' | 'md' | undefined;
}

/** Copies a text and says whether that worked. */
export function CopyButton({ text, label, size = 'sm' }: CopyButtonProps) {
  const toast = useToast();
  const node = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    if (await copyText(text, node.current)) toast.success(commonText.copied);
    else toast.error(commonText.copyFailed);
  };
  const onClick = () => void copy();
  return label ? (
    <Button ref={node} size={size} icon={<Copy />} onClick={onClick}>
      {label}
    </Button>
  ) : (
    <IconButton ref={node} size={size} label={commonText.copy} onClick={onClick}>
      <Copy size={14} />
    </IconButton>
  );
}
