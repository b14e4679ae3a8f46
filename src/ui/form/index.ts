export { Form, type FormProps, type Values } from './form';
export { FormActions, FormRow } from './form.styles';
export { SubmitButton } from './submit-button';
export { useLand } from './context';
export { LeaveOutlet, useLeave, useLeaveGuard, type LeaveFor } from './leave';
export { useField, type Check, type Choices, type FieldProps, type FieldState, type OptionSource } from './use-field';
export { FieldFrame, GroupFrame } from './field';
export { useForm, useFormState } from 'react-final-form';

export { CaptchaField, type CaptchaFieldProps } from './captcha-field';
export {
  CheckboxesField,
  CheckboxField,
  SwitchField,
  type CheckboxesFieldProps,
  type ToggleFieldProps,
} from './checkbox-field';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { RadioField, type RadioFieldProps } from './radio-field';
export { SelectField, type SelectFieldProps } from './select-field';
export { SmsCodeField, type SmsCodeFieldProps } from './sms-code-field';
export { TextField, type TextFieldProps } from './text-field';
export { ComboboxField, type ComboboxFieldProps } from './combobox-field';
export { DateField, DateRangeField, type DateFieldProps, type DateRange } from './date-range-field';
export { FileField, type FileFieldProps } from './file-field';
export { MultiSelectField, type MultiSelectFieldProps } from './multi-select-field';
export { IpField, MacField, PortsField, VlanField, type AddressKind } from './network-fields';
export { NumberField, type NumberFieldProps } from './number-field';
export { TextareaField, type TextareaFieldProps } from './textarea-field';
export { TimeField, TimeRangeField } from './time-field';
