import { useId, useRef } from 'react';
import { useClient } from '../../../src/api';
import { photoUpload } from '../../../src/api/contract/support';
import { fileSize } from '../../../src/rules';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { GroupFrame } from '../../../src/ui/form';
import { Image } from '../../../src/ui/icon';
import { usePhotoUrl } from '../../../src/ui/photo';
import { useToast } from '../../../src/ui/toast';
import { Picture } from './portal-editor.styles';
import { portalEditorText as text } from './portal-editor.text';

/** Bytes of one picture, and the types that the server takes; it looks at the content again. */
const maxBytes = 5 * 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/webp'];

interface PictureFieldProps {
  label: string;
  /** Id of the picture; empty for none. */
  id: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** One picture, uploaded as it is chosen. */
export function PictureField({ label, id, error, onChange }: PictureFieldProps) {
  const base = useId();
  const client = useClient();
  const toast = useToast();
  const { act, busy } = useAct();
  const picker = useRef<HTMLInputElement>(null);
  const { url } = usePhotoUrl(id);
  const pick = (file: File | undefined) => {
    if (!file) return;
    if (!types.includes(file.type)) return toast.error(text.pictureType);
    if (fileSize(maxBytes)(file)) return toast.error(text.pictureSize);
    void act(() => client.call(photoUpload, { file }, { quiet: true, timeout: 120_000 }), {
      then: ({ data }) => onChange(data.id),
    });
  };
  const ids = { control: base, help: `${base}-help`, error: `${base}-error` };
  return (
    <GroupFrame props={{ name: base, label, help: text.pictureHelp }} state={{ ids, error }}>
      <Picture>
        {url ? <img src={url} alt={label} /> : <i />}
        <div>
          <Button size="sm" icon={<Image />} busy={busy} onClick={() => picker.current?.click()}>
            {id ? text.change : text.add}
          </Button>
          {id && (
            <Button size="sm" variant="ghost" onClick={() => onChange('')}>
              {text.remove}
            </Button>
          )}
        </div>
        <input
          ref={picker}
          hidden
          type="file"
          accept={types.join()}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            pick(file);
          }}
        />
      </Picture>
    </GroupFrame>
  );
}
