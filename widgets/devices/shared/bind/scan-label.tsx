import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../../src/theme';
import { useAct } from '../../../../src/ui/act';
import { Button } from '../../../../src/ui/button';
import { useForm } from '../../../../src/ui/form';
import { QrCode } from '../../../../src/ui/icon';
import { bindText as text } from './bind.text';

/** What the code on a label says: identity and key, a line each. */
const label = /^([\w-]{4,40})\n(\S{4,80})$/;

/** Fills the form from a photo of the label: a phone opens its camera, a computer asks for a file. */
export function ScanLabel() {
  const form = useForm<{ gwid: string; key: string }>();
  const { act, busy } = useAct();
  const picker = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const read = (photo: File) =>
    act(() => import('../../../../src/ui/qr/read').then(({ readQr }) => readQr(photo)), {
      then: (code) => {
        const [, gwid, key] = label.exec(code?.trim() ?? '') ?? [];
        if (gwid && key) form.batch(() => (form.change('gwid', gwid.toLowerCase()), form.change('key', key)));
        setSaid(gwid ? text.scanned : code === undefined ? text.noCode : text.otherCode);
      },
    });
  return (
    <Row>
      <Button size="sm" icon={<QrCode />} busy={busy} onClick={() => picker.current?.click()}>
        {text.scan}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={text.scan}
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? [];
          if (photo) void read(photo);
          // The same photo may be chosen once more.
          currentTarget.value = '';
        }}
      />
      <span role="status">{said}</span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  & > [role='status'] {
    color: ${token('text-2')};
    font-size: 12px;
  }
`;
