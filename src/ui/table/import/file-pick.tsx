import { useRef } from 'react';
import { Button } from '../../button';
import { Download, Upload } from '../../icon';
import { Tools } from './import.styles';
import { importText as text } from './import.text';

interface FilePickProps {
  busy: boolean;
  /** What the last file was. */
  said: string | undefined;
  onPick: (file: File) => void;
  /** Saves an empty file with the columns that are read. */
  onTemplate: () => void;
}

/** Chooses a table in a file, or saves an empty one to be filled in. */
export function FilePick({ busy, said, onPick, onTemplate }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Tools>
      <Button icon={<Upload />} busy={busy} onClick={() => input.current?.click()}>
        {text.pick}
      </Button>
      <Button icon={<Download />} variant="ghost" onClick={onTemplate}>
        {text.template}
      </Button>
      <span role="status">{said}</span>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.xlsx"
        hidden
        aria-label={text.pick}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onPick(file);
          // The same file again must count as a choice.
          event.target.value = '';
        }}
      />
    </Tools>
  );
}
