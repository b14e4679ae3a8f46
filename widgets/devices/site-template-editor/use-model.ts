import { useForm, useFormState } from '../../../src/ui/form';
import type { Model } from './site-template-editor.data';
import { modelOf, type Values } from './site-template-editor.model';

/** The model as the form says it, and how its rows are changed. */
export function useModel(): { model: Model; change: (next: Model) => void } {
  const form = useForm<Values>();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return { model: modelOf(values), change: (next) => form.change('model', next) };
}
