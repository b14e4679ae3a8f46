import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../api';
import { photoUpload } from '../../api/contract/support';
import { fileSize } from '../../rules';
import { useAct } from '../act';
import { IconButton, Spinner } from '../button';
import { GroupFrame, useField, type FieldProps } from '../form';
import { ImagePlus, X } from '../icon';
import { useToast } from '../toast';
import { VisuallyHidden } from '../visually-hidden';
import { Corner, Pick, Row } from './photo.styles';
import { photoText as text } from './photo.text';
import { Thumb } from './photos';

/** Bytes of one photo, and the types that the server takes; it looks at the content again. */
const maxBytes = 5 * 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/webp'];

/** Props of `PhotoField`. */
interface PhotoFieldProps extends FieldProps<readonly string[]> {
  /** Photos at most; 6 unless told. */
  most?: number | undefined;
}

/** Photos, uploaded as they are chosen; the value is their ids. A failed one is named, the others stay. */
export function PhotoField(props: PhotoFieldProps) {
  const { most = 6 } = props;
  const state = useField<readonly string[]>(props, []);
  const client = useClient();
  const toast = useToast();
  const { act, busy } = useAct();
  const [removed, setRemoved] = useState(0);
  const picker = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone with its photo; the keyboard goes on from here.
  useEffect(() => {
    if (removed) picker.current?.focus();
  }, [removed]);
  const row = useRef<HTMLDivElement>(null);
  const full = state.value.length >= most;
  const picking = useRef(false);
  // The last photo takes the picker's place, and the keyboard stays among the photos.
  useEffect(() => {
    if (full && picking.current) [...(row.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    picking.current = false;
  }, [full]);

  const add = async (files: readonly File[]) => {
    if (state.value.length + files.length > most) toast.warning(text.most(most));
    let ids = state.value;
    for (const file of files.slice(0, most - state.value.length)) {
      if (!types.includes(file.type)) toast.error(text.type(file.name));
      else if (fileSize(maxBytes)(file)) toast.error(text.size(file.name));
      else {
        await act(() => client.call(photoUpload, { file }, { quiet: true, timeout: 120_000 }), {
          then: ({ data }) => {
            ids = [...ids, data.id];
            picking.current = picker.current?.matches(':focus') ?? false;
            state.change(ids);
          },
          failed: ({ message }) => text.failed(file.name, message),
        });
      }
    }
  };

  return (
    <GroupFrame props={props} state={state}>
      <Row ref={row}>
        {state.value.map((id, index) => (
          <Thumb
            key={id}
            id={id}
            number={index + 1}
            corner={
              <Corner>
                <IconButton
                  size="sm"
                  hint="none"
                  label={text.remove(index + 1)}
                  onClick={() => {
                    state.change(state.value.filter((other) => other !== id));
                    setRemoved(removed + 1);
                  }}
                >
                  <X size={14} />
                </IconButton>
              </Corner>
            }
          />
        ))}
        {!full && (
          <Pick $off={busy}>
            {busy ? <Spinner /> : <ImagePlus size={20} />}
            {busy ? text.adding : text.add}
            <VisuallyHidden>
              <input
                ref={picker}
                type="file"
                multiple
                accept={types.join()}
                aria-disabled={busy}
                aria-describedby={state.control['aria-describedby']}
                // Not `disabled` meanwhile: that would throw the keyboard back to the top of the page.
                onClick={(event) => busy && event.preventDefault()}
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])];
                  // The same file again must count as a choice.
                  event.target.value = '';
                  void add(files);
                }}
              />
            </VisuallyHidden>
          </Pick>
        )}
      </Row>
    </GroupFrame>
  );
}
