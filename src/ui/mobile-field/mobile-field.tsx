import { groupMobile, ungroup } from '../../format';
import { mobile } from '../../rules';
import { TextField, type Check, type FieldProps } from '../form';
import { Smartphone } from '../icon';

/** Props of `MobileField`. */
export interface MobileFieldProps extends FieldProps {
  /** `username` where the number is the account's name; `tel-national` unless told. */
  autoComplete?: 'username' | 'tel-national' | 'off' | undefined;
}

/** A mobile number: typed in any grouping, shown in groups of 3-4-4, checked without the blanks. Send `ungroup(value)`. */
export const MobileField = ({ rules = [], autoComplete = 'tel-national', ...props }: MobileFieldProps) => (
  <TextField
    {...props}
    type="tel"
    inputMode="numeric"
    // Pasted with blanks around it, or with hyphens.
    maxLength={20}
    autoComplete={autoComplete}
    icon={<Smartphone />}
    tidy={(value) => (mobile(ungroup(value)) ? value.trim() : groupMobile(value))}
    rules={[(value) => mobile(value.replace(/[\s-]/g, '')), ...rules.map(ungrouped)]}
  />
);

const ungrouped =
  (check: Check<string>): Check<string> =>
  (value, all) =>
    check(ungroup(value), all);
