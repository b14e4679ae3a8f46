import { useState } from 'react';
import { styled } from 'styled-components';
import { commonText } from '../../text';
import { token } from '../../theme';
import { Input } from '../input';
import { FieldFrame } from './field';
import { formText } from './form.text';
import { useField, type FieldProps } from './use-field';

/** Props of `CaptchaField`. */
export interface CaptchaFieldProps extends FieldProps {
  /** Address of the picture (data or blob addresses too); undefined while it loads. */
  image: string | undefined;
  /** The picture could not be had: says `点击重新加载` in its place. */
  failed?: boolean | undefined;
  /** Get another picture. */
  onReload: () => void;
}

/** The characters of a picture; pressing the picture changes it. */
export function CaptchaField(props: CaptchaFieldProps) {
  const state = useField<string>(props, '');
  // An address may lead nowhere.
  const [lost, setLost] = useState<string>();
  const failed = props.failed || (lost !== undefined && lost === props.image);
  return (
    <FieldFrame props={props} state={state}>
      <Beside>
        <Input
          {...state.control}
          data-text=""
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={formText.captchaExample}
          size={state.size}
          value={state.value}
          onChange={state.change}
        />
        <Picture
          type="button"
          aria-label={failed ? commonText.captchaFailed : formText.captchaAlt}
          onClick={props.onReload}
        >
          {failed
            ? commonText.captchaFailed
            : props.image && <img src={props.image} alt="" onError={() => setLost(props.image)} />}
        </Picture>
      </Beside>
    </FieldFrame>
  );
}

/** A control and a button of 112 px or more beside it. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(112px, max-content);
  gap: 8px;
`;

const Picture = styled.button`
  position: relative;
  width: 112px;
  padding: 0;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  color: ${token('text-2')};
  font-size: 12px;
  overflow: hidden;
  cursor: pointer;
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
