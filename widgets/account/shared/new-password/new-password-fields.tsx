import { confirms, password } from '../../../../src/rules';
import { PasswordField } from '../../../../src/ui/form';
import { newPasswordText as text } from './new-password.text';

/** Props of `NewPasswordFields`. */
export interface NewPasswordFieldsProps {
  /** What the password is called; 新密码 unless told. */
  label?: string | undefined;
}

/** Fields `password` and `confirm_password` of a form that sets an account's password. */
export const NewPasswordFields = ({ label = text.fresh }: NewPasswordFieldsProps) => (
  <>
    <PasswordField name="password" label={label} required purpose="new" rules={[password]} help={text.rule} />
    <PasswordField
      name="confirm_password"
      label={text.confirm}
      required
      purpose="new"
      plain
      rules={[(value, all) => confirms(String(all.password ?? ''))(value)]}
    />
  </>
);
