import { styled } from 'styled-components';
import { bytes } from '../../format';
import { fileType } from '../../rules';
import { token } from '../../theme';
import { IconButton } from '../button';
import { Upload, X } from '../icon';
import { box, focused } from '../input';
import { VisuallyHidden } from '../visually-hidden';
import { betweenText } from '../../text/between.text';
import { FieldFrame } from './field';
import { formText } from './form.text';
import { useField, type Check, type FieldProps } from './use-field';

/** Props of `FileField`. */
export interface FileFieldProps extends FieldProps<File | undefined> {
  /** Endings that are taken, without the dot. */
  types?: readonly string[] | undefined;
  /** Bytes at most. */
  maxBytes?: number | undefined;
}

/** One file of the reader's machine. Type and size are checked before anything is sent. */
export function FileField(props: FileFieldProps) {
  const { types, maxBytes } = props;
  const rules: Check<File | undefined>[] = [
    (file) => (file && types ? fileType(...types)(file) : undefined),
    (file) => (file && maxBytes && file.size > maxBytes ? formText.fileSize(bytes(maxBytes)) : undefined),
    ...(props.rules ?? []),
  ];
  const state = useField<File | undefined>({ ...props, rules }, undefined);
  const file = state.value;
  return (
    <FieldFrame props={props} state={state}>
      <Row $size={state.size} $invalid={state.error !== undefined} $disabled={props.disabled}>
        <VisuallyHidden>
          <input
            {...state.control}
            type="file"
            accept={types?.map((type) => `.${type}`).join()}
            onChange={(event) => {
              if (event.target.files?.[0]) state.change(event.target.files[0]);
              // The same file again must count as a choice.
              event.target.value = '';
            }}
          />
        </VisuallyHidden>
        <Pick htmlFor={state.control.id}>
          <Upload />
          {formText.chooseFile}
        </Pick>
        <Name>{file ? `${file.name}${betweenText.open}${bytes(file.size)}${betweenText.close}` : formText.noFile}</Name>
        {file && (
          <IconButton size="sm" hint="none" label={formText.remove(file.name)} onClick={() => state.change(undefined)}>
            <X size={14} />
          </IconButton>
        )}
      </Row>
    </FieldFrame>
  );
}

const Row = styled.div<{ $size: 'sm' | 'md' | 'lg'; $invalid: boolean; $disabled: boolean | undefined }>`
  ${box}
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 0 4px 0 10px;
  &:has(:focus-visible) {
    ${focused}
  }
`;

const Pick = styled.label`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: ${token('accent-text')};
  cursor: pointer;
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  color: ${token('text-2')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
