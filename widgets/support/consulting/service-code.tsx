import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { serviceCode } from '../../../src/rules';
import { Form, SubmitButton, TextField, useFormState } from '../../../src/ui/form';
import { Note } from '../../../src/ui/note';
import { consultingText as text } from './consulting.text';

interface ServiceCodeProps {
  verified: boolean;
  /** The code was changed: what was verified does not hold any more. */
  onEdit: () => void;
  onVerify: (code: string) => Promise<void>;
}

/** Exactly six digits, else `服务码错误` (specification, section 5). */
export const ServiceCode = ({ verified, onEdit, onVerify }: ServiceCodeProps) => (
  <>
    <Form<{ service_code: string }>
      label={text.code}
      guarded={false}
      onSubmit={({ service_code }) => onVerify(service_code)}
    >
      <Row>
        <TextField
          name="service_code"
          label={text.code}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          placeholder={text.codeExample}
          rules={[serviceCode]}
        />
        <SubmitButton variant="default">{text.verify}</SubmitButton>
      </Row>
      <Watch onEdit={onEdit} />
    </Form>
    {verified && (
      <div role="status">
        <Note>{text.verified}</Note>
      </div>
    )}
  </>
);

function Watch({ onEdit }: { onEdit: () => void }) {
  const { values } = useFormState<{ service_code?: string }>({ subscription: { values: true } });
  const tell = useEffectEvent(onEdit);
  useEffect(() => tell(), [values.service_code]);
  return null;
}

/** The button stands on the line of the box, whatever stands below the box. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  & > button {
    margin-top: 26px;
  }
`;
