import { Form, SubmitButton } from '../../../../src/ui/form';
import { NewPasswordFields } from '.';

export default { title: 'account / new-password' };

const nothing = () => undefined;

/** Both fields in a form: the strength of the first, the second compared on leaving it. */
export const Fields = () => (
  <Form label="Password" guarded={false} onSubmit={nothing}>
    <NewPasswordFields />
    <SubmitButton>设置密码</SubmitButton>
  </Form>
);
